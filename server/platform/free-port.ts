// Finds a TCP port nobody listens on: any port for the embedded database, the next one up for the shop.
import { randomInt } from 'node:crypto'
import net from 'node:net'

const LAST_PORT = 65_535

/** Opens and closes a listener. Null when the port is taken. */
const tryPort = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo
      server.close(() => resolve(address.port))
    })
  })

/** Below the ports that systems lend to outgoing connections: nobody is given one of these by chance. */
const FIRST_UNLENT = 20_000
const UNLENT = 12_000
const TRIES = 50

/** A free port at random. Another process may take it before you do: be ready to ask again. */
export const anyFreePort = async (host = '127.0.0.1'): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await tryPort(FIRST_UNLENT + randomInt(UNLENT), host)
    if (port !== null) return port
  }
  throw new Error(`no free port on ${host}`)
}

export const isPortFree = async (port: number, host = '127.0.0.1'): Promise<boolean> =>
  port === 0 || (await tryPort(port, host)) !== null

/** The first free port at or after `from`; throws when a hundred in a row are taken. */
export const nextFreePort = async (from: number, host = '127.0.0.1'): Promise<number> => {
  for (let port = from; port < from + 100 && port <= LAST_PORT; port += 1)
    if (await isPortFree(port, host)) return port
  throw new Error(`no free port from ${from} on ${host}`)
}
