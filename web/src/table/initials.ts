/** The shortest beginnings of names that tell players apart. */
export function initials(names: readonly string[]): string[] {
  const cut = (name: string, length: number) => [...name].slice(0, length).join('')
  for (let length = 1; length <= 3; length += 1) {
    const short = names.map((name) => cut(name, length))
    if (new Set(short.map((name) => name.toLowerCase())).size === names.length) return short
  }
  return names.map((_, seat) => String.fromCharCode(65 + seat))
}
