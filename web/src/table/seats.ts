/** All seats clockwise, the viewer first; a watcher sees them in the order of the table. */
export function seatsFrom(viewer: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, i) => ((viewer ?? 0) + i) % players)
}
