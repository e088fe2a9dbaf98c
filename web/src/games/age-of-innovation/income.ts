// The picture of a component: what it pays as income, then what else it does.

import { goodsPicture, pictureOf } from './pictures'
import type { Components, Goods } from './types'

export function incomeOf(component: string, facts: Components): Goods | null {
  const [kind = '', name = ''] = component.split(':')
  if (kind === 'palace') return facts.palaces.find(({ number }) => String(number) === name)?.income ?? null
  const lists: Record<string, readonly { name: string; income: Goods }[]> = {
    bonus: facts.bonuses,
    competency: facts.competencies,
    innovation: facts.innovations,
    faction: facts.factions,
  }
  return lists[kind]?.find((each) => each.name === name)?.income ?? null
}

export function wholePicture(component: string, facts: Components, options: Record<string, string>): string {
  const income = incomeOf(component, facts)
  const paid = income ? goodsPicture(income) : ''
  return [paid === '' ? '' : `income ${paid}`, pictureOf(component, options) ?? '']
    .filter((part) => part !== '')
    .join(' | ')
}
