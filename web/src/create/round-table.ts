// Where people sit around a table.

export type Place = {
  /** In percent of the field. */
  x: number
  y: number
  /** In degrees: how a chair is turned that looks at the table. */
  turned: number
}

/** Clockwise, the first at the lower edge. */
export function placesAround(seats: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats
    const round = (number: number) => Math.round(number * 10) / 10
    return {
      x: round(50 + Math.cos(angle) * 40),
      y: round(50 + Math.sin(angle) * 38),
      turned: Math.round((seat * 360) / seats),
    }
  })
}
