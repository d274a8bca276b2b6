// The socket of one match: it comes back by itself and goes on from the last change it has seen.
import type { FromClient, FromServer } from './types'

export type Line = 'opening' | 'open' | 'late' | 'lost' | 'closed'

export interface Listener {
  /** `first`: the line was just opened, or opened again. */
  heard(message: FromServer, first: boolean): void
  line(line: Line, why: string): void
  /** The change to go on from; nothing: everything anew. */
  since(): number
}

const PING_EVERY = 10_000
const LATE = 2_000
const LOST = 5_000
const FOR_GOOD = [4403, 4404]

export class MatchSocket {
  #socket: WebSocket | null = null
  #line: Line = 'opening'
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #waiting: ReturnType<typeof setTimeout>[] = []
  #ended = false

  constructor(
    readonly match: string,
    readonly seat: string,
    private readonly to: Listener,
  ) {}

  open(): void {
    if (this.#ended) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ seat: this.seat })
    const since = this.to.since()
    if (since > 0) query.set('n', String(since))
    const socket = new WebSocket(`${scheme}://${location.host}/ws/matches/${this.match}?${query}`)
    this.#socket = socket
    this.#expect()
    let first = true
    // There may be nothing to tell yet: whoever waits for a guest asks whether anybody is there.
    socket.onopen = () => socket === this.#socket && this.send({ do: 'ping' })
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#answered()
      this.#tries = 0
      const message = JSON.parse(String(event.data)) as FromServer
      if (message.is === 'pong') return
      this.to.heard(message, first)
      first = false
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket) return
      this.#socket = null
      clearInterval(this.#ping)
      if (FOR_GOOD.includes(event.code)) return this.#end(event.reason)
      if (this.#ended) return
      this.#expect()
      const pause = Math.min(8_000, 150 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6)
      this.#timer = setTimeout(() => this.open(), pause)
    }
    clearInterval(this.#ping)
    this.#ping = setInterval(() => {
      if (this.send({ do: 'ping' })) this.#expect()
    }, PING_EVERY)
  }

  /** Come back at once, for instance when the browser says the network is there again. */
  again(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = null
    this.#tries = 0
    this.open()
  }

  /** Throw the line away and begin with a whole state. */
  anew(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.open()
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Something was said that wants an answer: after two seconds the line is late, after five it is lost. */
  #expect(): void {
    if (this.#waiting.length) return
    this.#waiting = [setTimeout(() => this.#says('late'), LATE), setTimeout(() => this.#lost(), LOST)]
  }

  expect(): void {
    this.#expect()
  }

  #lost(): void {
    this.#says('lost')
    const old = this.#socket
    if (old && old.readyState !== WebSocket.CONNECTING) {
      this.#socket = null
      old.close()
      this.open()
    }
  }

  #answered(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
    this.#waiting = []
    this.#says('open')
  }

  #says(line: Line, why = ''): void {
    if (line === this.#line) return
    this.#line = line
    this.to.line(line, why)
  }

  #end(why: string): void {
    this.close()
    this.#says('closed', why)
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    for (const timer of this.#waiting) clearTimeout(timer)
    const old = this.#socket
    this.#socket = null
    old?.close()
  }
}
