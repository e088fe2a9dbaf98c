// What was explored, as a scene: a position, the choices made in it, and what is asked then.
// `innovarium scene` plays it.

import type { StudyMoment } from '../protocol'
import { seatLetter } from '../text/speaker'
import type { Study } from './study.svelte'

/** What no lines set up begins where one stands, as far as lines say it. */
export function sceneOf(study: Pick<Study, 'scene' | 'tree' | 'asked'>, moment: StudyMoment): string {
  const record = study.scene.startsWith('innovarium record')
  const setup = (record ? (moment.scene ?? '') : study.scene).trim()
  const choices = record ? [] : study.tree.current.line.map(({ choice }) => choice)
  const lines = ['scene: study', setup]
  if (choices.length > 0) lines.push('play:', ...choices)
  if (!record && moment.question && study.asked !== null) {
    const offers = moment.question.offers.map(({ choice }) => choice).join(', ')
    lines.push('expect:', `asked: ${seatLetter(study.asked)} ${offers}`)
  }
  return `${lines.join('\n')}\n`
}
