// A server that plays the stores' picture servers without TLS and counts who connects to it.
import type { LookupAddress } from 'node:dns'
import http, { type RequestListener } from 'node:http'
import type https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import type { FetchOptions } from '#server/connectors/images/fetch-picture.ts'

export interface PictureServer {
  port: number
  /** Connections that were accepted. */
  accepts: () => number
  /** Addresses that were asked for, with the host they were asked of. */
  asked: string[]
  /** What a fetcher needs to take this server for the whole internet: every name leads here. */
  options: FetchOptions
  close: () => Promise<void>
}

/** Connects to what the name is looked up as: the guard of the tests would refuse the name itself. */
const connectTo = ({ lookup, hostname, port }: https.RequestOptions) =>
  ((_options: unknown, connected: (error: Error | null, socket?: net.Socket) => void) =>
    lookup?.(hostname ?? '', { all: true }, (error, addresses) => {
      const [first] = addresses as LookupAddress[]
      if (error || !first) connected(error ?? new Error('nowhere'))
      else connected(null, net.connect(Number(port), first.address))
    })) as unknown as NonNullable<https.RequestOptions['createConnection']>

/** Asks as `https.request` would, but in the clear. */
const inTheClear = ((url: string, given: https.RequestOptions, answer: () => void) => {
  const { hostname, pathname, search } = new URL(url)
  const { agent: _secure, ...rest } = given
  const options = { ...rest, hostname, path: pathname + search }
  return http.request({ ...options, createConnection: connectTo(options) }, answer)
}) as unknown as typeof https.request

export async function openPictureServer(listener: RequestListener): Promise<PictureServer> {
  const asked: string[] = []
  let accepts = 0
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    listener(request, response)
  })
  server.on('connection', () => (accepts += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    accepts: () => accepts,
    asked,
    options: {
      port,
      request: inTheClear,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      isReachable: (address) => address === '127.0.0.1',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
