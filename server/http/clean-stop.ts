// Ends the web side as Fastify does, at moments when no connection waits to be accepted: closing the socket would reset it.
import net, { type Server, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After the socket is closed, open connections may send requests for so long: a page needs its files. */
const LAST_ASKS_MS = 500
/** When new connections never stop coming, it is closed all the same. */
const PATIENCE_MS = 3000
/** A client that was answered and asks again does so within this time. */
const QUIET_MS = 10
/** While a turn of the loop lasted longer than this, somebody may have come. */
const QUICK_MS = 0.2

/** Resolves right after a turn of the loop in which nobody came, nor for a while before, and what had come was read. */
async function quietTurn(server: Server, event: 'connection' | 'request'): Promise<void> {
  let [began, cameAt] = [performance.now(), performance.now()]
  const late = began + PATIENCE_MS
  const note = () => (cameAt = performance.now())
  server.on(event, note)
  for (let isQuiet = false; !isQuiet && performance.now() < late;) {
    began = performance.now()
    await turn()
    isQuiet = began - cameAt > QUIET_MS && performance.now() - began < QUICK_MS
  }
  server.off(event, note)
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
  let isClosing = false

  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    silent.delete(raw.socket)
    if (held) held.push(done)
    else done()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    // Fastify tells it those who ask from now on; those whose answer is being made are told as well.
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })

  /** Does `close` while those who ask are held for some milliseconds: as long as they are answered, no turn is quiet. */
  const whenQuiet = async (event: 'connection' | 'request', close: () => void): Promise<void> => {
    const waiting: (() => void)[] = (held = [])
    await quietTurn(server, event)
    close()
    held = null
    for (const goOn of waiting) goOn()
  }

  app.addHook('preClose', async () => {
    isClosing = true
    // The listening socket alone: the server's own close also ends idle connections.
    await whenQuiet('connection', () => net.Server.prototype.close.call(server))
    server.keepAliveTimeout = LAST_ASKS_MS
    await pause(LAST_ASKS_MS)
    await whenQuiet('request', () => {
      server.closeIdleConnections()
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroySoon()
    })
  })
  return async () => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs)
    await app.close().finally(() => clearTimeout(cut))
  }
}
