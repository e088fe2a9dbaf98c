// On a phone a board is shown in sheets, one at a time.

import type { Offer } from '../protocol'

/** The sheet on which all these offers lie that lie anywhere; null if they are on several or on none. */
export function onlySheet<S extends string>(
  offers: readonly Pick<Offer, 'anchor'>[],
  sheetAt: (anchor: string) => S | undefined,
): S | null {
  const sheets = new Set(offers.flatMap(({ anchor }) => (anchor === null ? [] : (sheetAt(anchor) ?? []))))
  const [only] = sheets
  return sheets.size === 1 && only !== undefined ? only : null
}
