// The program itself, and a line to it that can be cut.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const FIRST_PORT = 20_000
const PORTS = 10_000
const ATTEMPTS = 20
const PATIENCE_MS = 3000

const anyPort = () => FIRST_PORT + Math.floor(Math.random() * PORTS)

export class Server {
  readonly url: string
  #program: ChildProcess
  #data: string

  private constructor(url: string, program: ChildProcess, data: string) {
    this.url = url
    this.#program = program
    this.#data = data
  }

  /** With an empty store, on a port that is free; `name` is a program that lies beside the usual one. */
  static async start(name: string): Promise<Server> {
    const usual = process.env['INNOVARIUM'] ?? 'innovarium'
    const path = name === 'innovarium' ? usual : join(dirname(usual), name)
    const data = await mkdtemp(join(tmpdir(), 'innovarium-e2e-'))
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const program = spawn(path, ['serve', '--listen', `127.0.0.1:${String(anyPort())}`, '--data', data])
      const url = await addressOf(program)
      if (url !== null) return new Server(url, program, data)
    }
    throw new Error('the program found no free port')
  }

  /** What an operator does from the command line. */
  admin(...args: string[]): void {
    execFileSync(this.#program.spawnfile, ['admin', '--data', this.#data, ...args])
  }

  async stop(): Promise<void> {
    const program = this.#program
    if (program.exitCode === null) {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      const impatient = setTimeout(() => program.kill('SIGKILL'), PATIENCE_MS)
      program.kill('SIGTERM')
      await ended
      clearTimeout(impatient)
    }
    await rm(this.#data, { recursive: true, force: true })
  }
}

/** What the program prints when it listens; nothing if it ended because the port was taken. */
function addressOf(program: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let printed = ''
    let complaint = ''
    program.stdout?.on('data', (text: Buffer) => {
      if (printed.length > 10_000) return
      printed += text.toString()
      const found = /http:\/\/\S+/.exec(printed)
      if (found) resolve(found[0])
    })
    program.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
    program.once('error', reject)
    program.once('exit', (code) => {
      if (/in use/i.test(complaint)) resolve(null)
      else reject(new Error(`the program ended with ${String(code)}: ${complaint}`))
    })
  })
}

/** A line to the server through which one person comes. */
export class Line {
  readonly url: string
  #port: number
  #to: URL
  #sockets = new Set<Socket>()
  #listener = createServer((socket) => this.#carry(socket))

  private constructor(to: string, port: number) {
    this.#to = new URL(to)
    this.#port = port
    this.url = `http://127.0.0.1:${String(port)}`
  }

  static async to(server: string): Promise<Line> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const line = new Line(server, anyPort())
      if (
        await line.mend().then(
          () => true,
          () => false,
        )
      )
        return line
    }
    throw new Error('no free port')
  }

  mend(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#listener.once('error', reject)
      this.#listener.listen(this.#port, '127.0.0.1', () => resolve())
    })
  }

  /** Everything under way breaks, and nothing new gets through. */
  cut(): Promise<void> {
    return new Promise((resolve) => {
      this.#listener.close(() => resolve())
      for (const socket of this.#sockets) socket.destroy()
    })
  }

  #carry(from: Socket): void {
    const to = connect(Number(this.#to.port), this.#to.hostname)
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
}
