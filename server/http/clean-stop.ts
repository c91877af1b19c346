// Ends the web side as Fastify does, at moments when nobody waits at the door: closing over whoever waits resets them.
import net, { type Server, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** With the door closed, whoever is inside goes on asking for so long: a page has its files. */
const LAST_ASKS_MS = 500
/** Where somebody knocks all the time, it is closed all the same. */
const PATIENCE_MS = 3000
/** While a turn of the loop lasted longer than this, somebody may have come. */
const QUICK_MS = 1

/** Resolves right after a turn of the loop in which nobody came and whatever had come was read. */
async function quietTurn(server: Server): Promise<void> {
  let came = 0
  const count = () => (came += 1)
  server.on('connection', count)
  const late = performance.now() + PATIENCE_MS
  for (let isQuiet = false; !isQuiet && performance.now() < late;) {
    const [before, since] = [came, performance.now()]
    await turn()
    isQuiet = came === before && performance.now() - since < QUICK_MS
  }
  server.off('connection', count)
}

/**
 * Call it before there is a route. What it gives resolves when every request is answered and every connection closed;
 * those that are left at the limit are cut.
 */
export function addCleanStop(app: FastifyInstance, limitMs: number): () => Promise<void> {
  const { server } = app
  /** Connections on which nothing was asked yet: Node takes them for busy ones and would wait for them. */
  const silent = new Set<Socket>()
  let held: (() => void)[] | null = null

  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    silent.delete(raw.socket)
    if (held) held.push(done)
    else done()
  })

  /** Does `close` while those who ask are held for some milliseconds: as long as they are answered, no turn is quiet. */
  const whenQuiet = async (close: () => void): Promise<void> => {
    const waiting: (() => void)[] = (held = [])
    await quietTurn(server)
    close()
    held = null
    for (const goOn of waiting) goOn()
  }

  // From before this on, Fastify tells everybody who asks that the answer is the last on its connection.
  app.addHook('preClose', async () => {
    // The door alone: the server's own close ends those who rest, too.
    await whenQuiet(() => net.Server.prototype.close.call(server))
    server.keepAliveTimeout = LAST_ASKS_MS
    await pause(LAST_ASKS_MS)
    await whenQuiet(() => {
      server.closeIdleConnections()
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroySoon()
    })
  })
  return async () => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs)
    await app.close().finally(() => clearTimeout(cut))
  }
}
