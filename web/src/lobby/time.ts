// "5 minutes ago", in the reader's language.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(time: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - time)
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ['minute', 60_000]
  // Younger than a minute is "this minute".
  return format.format(-Math.floor(past / size), unit)
}
