// The built client on the mock, with the headers of the real server: node mock/server.mjs [port]

import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { upgrade } from './live.mjs'
import { handle } from './plugin.mjs'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

async function file(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://mock')
  const wanted = extname(pathname) ? pathname : '/index.html'
  try {
    const content = await readFile(join(DIST, normalize(wanted)))
    response.setHeader('content-type', TYPES[extname(wanted)] ?? 'application/octet-stream')
    response.setHeader('content-security-policy', POLICY)
    response.end(content)
  } catch {
    response.statusCode = 404
    response.end('not found')
  }
}

export function serve(port) {
  const server = createServer((request, response) => {
    handle(request, response)
      .then((answered) => answered || file(request, response))
      .catch((error) => {
        response.statusCode = 500
        response.end(String(error))
      })
  })
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head) || socket.destroy())
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8480)
  await serve(port)
  console.log(`http://127.0.0.1:${port}`)
}
