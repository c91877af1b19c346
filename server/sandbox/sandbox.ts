// A local server that plays other people's servers, so that everything also runs on a machine without credentials.
// Each service lives under its own name and can be told to fail the way the real one does.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { FAULTS, type Fault } from './faults.ts'

export interface SandboxRequest {
  method: string
  /** Below the service's own address, `/v1/dolares`. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface SandboxAnswer {
  status?: number
  headers?: Record<string, string>
  /** Text goes out as it is, anything else as JSON. */
  body: unknown
}

export interface SandboxService {
  /** First step of its address. */
  name: string
  /** `fault` is set when the service was told to fail in a way only it knows. Null: there is no such address. */
  answer: (
    request: SandboxRequest,
    fault: string | null,
  ) => SandboxAnswer | null | Promise<SandboxAnswer | null>
}

export interface Sandbox {
  url: string
  /** The address a connector is given instead of the real one. */
  addressOf: (service: string) => string
  /** Makes a service fail from now on, or so many times; null: it works again. */
  setFault: (service: string, fault: string | null, times?: number) => void
  close: () => Promise<void>
}

/** Hears of every call when it comes; what it answers is called when the call is over, answered or not. */
export type Heed = (service: string, request: SandboxRequest) => () => void

export interface SandboxOptions {
  /** 0: any free one. */
  port?: number
  host?: string
  heed?: Heed
}

const send = (response: ServerResponse, { status = 200, headers, body }: SandboxAnswer): void => {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

export async function openSandbox(
  services: readonly SandboxService[],
  { port = 0, host = '127.0.0.1', heed }: SandboxOptions = {},
): Promise<Sandbox> {
  const known = new Map(services.map((service) => [service.name, service]))
  const faults = new Map<string, { fault: string; left: number }>()

  const faultOf = (service: string): string | null => {
    const set = faults.get(service)
    if (set === undefined) return null
    set.left -= 1
    if (set.left <= 0) faults.delete(service)
    return set.fault
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox.invalid')
    const [, name = '', ...rest] = pathname.split('/')
    const service = known.get(name)
    if (!service) return send(response, { status: 404, body: { error: 'no such service' } })
    const fault = faultOf(name)
    const { method = 'GET', headers } = request
    const path = `/${rest.join('/')}`
    const asked = { method, path, query, headers, body: await text(request) }
    if (heed) response.once('close', heed(name, asked))
    const general = fault === null ? undefined : FAULTS[fault as Fault]
    if (general) return general(response)
    const answer = await service.answer(asked, fault)
    send(response, answer ?? { status: 404, body: { error: 'not found' } })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await listen(server, port, host)
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  // A sandbox never keeps the program alive by itself.
  server.unref()
  return {
    url,
    addressOf: (service) => `${url}/${service}`,
    setFault: (service, fault, times = Number.POSITIVE_INFINITY) =>
      void (fault === null ? faults.delete(service) : faults.set(service, { fault, left: times })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
