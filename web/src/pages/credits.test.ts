import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ICON_AUTHORS } from './credits'

it('the notices shipped with the program name everybody whom the about page names', () => {
  const notice = readFileSync('../NOTICE.md', 'utf8').replace(/\s+/g, ' ')
  expect(notice).toContain(`${ICON_AUTHORS.slice(0, -1).join(', ')} and ${String(ICON_AUTHORS.at(-1))}`)
})
