// A proxy between a program and its database that a test can close, or leave open without an answer.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string
  /** Breaks every connection and refuses new ones. */
  shut: () => Promise<void>
  /** Takes everything and answers nothing, like a network that swallows packets. */
  swallow: () => void
  /** Lets everything through again. */
  open: () => Promise<void>
  close: () => Promise<void>
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSwallowing = false

  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => !isSwallowing && to.write(chunk))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    pass(near, far)
    pass(far, near)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })

  await listen(0)
  const { port } = server.address() as AddressInfo
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    shut,
    swallow: () => void (isSwallowing = true),
    open: async () => {
      isSwallowing = false
      if (!server.listening) await listen(port)
    },
    close: async () => {
      if (server.listening) await shut()
    },
  }
}
