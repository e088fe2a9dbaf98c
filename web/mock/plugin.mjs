// The mock inside Vite's development server, and the handler that the stand-alone mock uses, too.

import { upgrade } from './live.mjs'
import { answer } from './routes.mjs'

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString('utf8')
  return request.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : text
}

/** Whether the request was a call of the protocol; then it has been answered. */
export async function handle(request, response) {
  const url = new URL(request.url ?? '/', 'http://mock')
  if (!url.pathname.startsWith('/api/')) return false
  const body = request.method === 'GET' ? undefined : await bodyOf(request)
  const { status, body: json, text } = answer(request.method, url.pathname, url.searchParams, body)
  response.statusCode = status
  response.setHeader('content-type', text === undefined ? 'application/json' : 'text/plain; charset=utf-8')
  response.end(text ?? JSON.stringify(json))
  return true
}

export function mock() {
  return {
    name: 'innovarium-mock',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        handle(request, response).then((answered) => answered || next(), next)
      })
      server.httpServer?.on('upgrade', upgrade)
    },
  }
}
