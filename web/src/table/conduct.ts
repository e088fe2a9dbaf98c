// Whom and what somebody at a table can do something about.

import type { Chat, SeatInfo, Summary } from '../protocol'

/** What of the chat is shown. Who hides it still reads what the server tells everybody: that a hint was used. */
export function heard(chats: readonly Chat[], quiet: boolean): readonly Chat[] {
  return quiet ? chats.filter((chat) => chat.note !== null) : chats
}

/** The other people at the table: they can be muted and reported. */
export function othersAt({ seats, yours }: Pick<Summary, 'seats' | 'yours'>): SeatInfo[] {
  return seats.filter(({ seat, kind }) => kind === 'person' && !yours.includes(seat))
}
