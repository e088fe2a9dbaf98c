// Pages by address, with the browser's own history.

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'join'; id: string; seat: number; invitation: string }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'upload' }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'about' }
  | { page: 'rules'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'cards'; game: string }
  | { page: 'study'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'missing' }

export function routeOf(path: string): Route {
  const [first = '', second, third, fourth, ...more] = path.split('/').filter(Boolean).map(decode)
  const length = more.length > 0 ? 5 : [first, second, third, fourth].filter(Boolean).length
  if (length === 0) return { page: 'lobby' }
  if (length === 1 && isPlain(first)) return { page: first }
  if (first === 'study' && second && length === 2) return { page: 'study', game: second }
  if (first === 'learn' && second && third && length === 3) return { page: 'lesson', game: second, lesson: third }
  if (first === 'puzzles' && second && third && length === 3) return { page: 'puzzle', game: second, id: third }
  if ((first === 'rules' || first === 'cards' || first === 'workshop') && length <= 2)
    return { page: first, game: second ?? '' }
  if (first === 'match' && second && length === 2) return { page: 'match', id: second }
  if (first === 'match' && second && third === 'replay' && length === 3) return { page: 'replay', id: second }
  if (first === 'join' && second && third && fourth && length === 4 && /^\d$/.test(third)) {
    return { page: 'join', id: second, seat: Number(third), invitation: fourth }
  }
  return { page: 'missing' }
}

const PLAIN = ['new', 'learn', 'puzzles', 'upload', 'account', 'admin', 'about'] as const

function isPlain(page: string): page is (typeof PLAIN)[number] {
  return PLAIN.some((plain) => plain === page)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  route = $derived(routeOf(this.path))

  start(): void {
    addEventListener('popstate', () => {
      this.#read()
    })
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    const before = this.path
    this.#read()
    // Another question to the same page leaves the reader where they are.
    if (how === 'push' && this.path !== before) scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.search = location.search
  }

  /** Links stay links; those to our own pages are followed without loading the page anew. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
