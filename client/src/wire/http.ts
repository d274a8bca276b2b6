// Requests to the server, typed by the OpenAPI schema.
import { line } from '../line.svelte'
import type { Fault, Paths } from './types'

type Filled<P extends string> = P extends `${string} ${infer R}` ? R : never

const JSON_BODY = { 'content-type': 'application/json' }

/** The language of this page, which the server keeps for letters; until it is known, the browser tells its own. */
export const said: { headers: Record<string, string> } = { headers: {} }

/** The server refused, or could not be reached; `fault` is a key, `text` a line for logs. */
export class WireFault extends Error {
  constructor(
    readonly fault: string,
    text: string,
    readonly status = 0,
  ) {
    super(text)
  }
}

interface More<P extends keyof Paths> {
  at?: Record<string, string>
  query?: Partial<Record<Paths[P]['query'], string | number | boolean>>
  body?: Paths[P]['body']
  /** It is on its way already. */
  sent?: Promise<Response>
}

/** One request: `ask('GET /api/matches/{id}', { at: { id } })`. */
export async function ask<P extends keyof Paths>(path: P, more: More<P> = {}): Promise<Paths[P]['reply']> {
  const [method = 'GET', pattern = ''] = path.split(' ') as [string, Filled<P>]
  const where = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(more.at?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(more.query ?? {})) query.set(name, String(value))
  const suffix = query.size ? `?${query}` : ''
  const send = more.body === undefined ? undefined : JSON.stringify(more.body)
  return (await fetched(where + suffix, method, send, more.sent)) as Paths[P]['reply']
}

/** Any other request of ours; the reply is parsed JSON. */
export async function fetched(where: string, method = 'GET', body?: BodyInit, sent?: Promise<Response>): Promise<unknown> {
  let reply: Response
  try {
    reply = await (sent ?? fetch(where, { method, body, headers: { ...said.headers, ...(body ? JSON_BODY : {}) } }))
  } catch {
    line.lost()
    throw new WireFault('unreachable', 'the server does not answer')
  }
  line.heard()
  const text = await reply.text()
  if (!reply.ok) {
    let fault: Fault = { fault: 'http', text: text.slice(0, 200) }
    try {
      fault = JSON.parse(text) as Fault
    } catch {
      /* not one of our pages */
    }
    throw new WireFault(fault.fault, fault.text, reply.status)
  }
  return text ? (JSON.parse(text) as unknown) : null
}
