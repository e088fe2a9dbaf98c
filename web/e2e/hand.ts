// A person's hand without clicks: takes what is offered as fast as the server goes, while the person's page looks on.

import type { Page } from '@playwright/test'
import WebSocket from 'ws'
import type { FromServer, State, ToServer } from '../src/protocol'

/** The server takes at most twenty messages a second from one connection. */
const PAUSE_MS = 60

function pick({ question }: State, turn: number): string | undefined {
  const choices = question?.offers.map((offer) => offer.choice) ?? []
  return choices.find((choice) => choice.startsWith('achieve')) ?? choices[(turn * 7) % choices.length]
}

/** Plays the seat of the page's person until the match is over; answers with the last state. */
export async function playSeat(page: Page, server: string, id: string, seat: number): Promise<State> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/matches/${id}/live?seat=${String(seat)}`, {
    headers: { cookie },
  })
  let answered = -1
  try {
    return await new Promise<State>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('the server hung up')))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as FromServer
        if (message.type === 'error') reject(new Error(message.error.code))
        if (message.type !== 'state') return
        if (message.match.status === 'finished') return resolve(message)
        const choice = pick(message, message.match.choices)
        if (choice === undefined || message.version <= answered) return
        answered = message.version
        const answer: ToServer = { type: 'choose', version: message.version, choice }
        setTimeout(() => socket.send(JSON.stringify(answer)), PAUSE_MS)
      })
    })
  } finally {
    socket.removeAllListeners()
    socket.close()
  }
}
