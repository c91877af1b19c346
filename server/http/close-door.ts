// Stops taking connections at a moment when none waits to be taken: closing over one that waits would reset it.
import fs from 'node:fs'
import net, { type Server, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

const LISTENING = '0A'
/** A door that is never empty is closed all the same. */
const PATIENCE_MS = 3000

/** Connections Linux holds for a port until the program takes them; elsewhere nobody says, and it is 0. */
function waitingAt(port: number): number {
  let waiting = 0
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!fs.existsSync(table)) continue
    for (const row of fs.readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local = '', , state, queues = ''] = row.trim().split(/\s+/)
      if (state !== LISTENING || Number.parseInt(local.split(':')[1] ?? '', 16) !== port) continue
      waiting += Number.parseInt(queues.split(':')[1] ?? '0', 16)
    }
  }
  return waiting
}

/**
 * Everybody in `taken` (it grows with every connection) is held for these few milliseconds: the program takes one
 * connection per turn, and while it answers others the queue is never empty. They go on afterwards: the server's own
 * close would end those that rest.
 */
export async function closeDoor(server: Server, taken: Iterable<Socket>): Promise<void> {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const late = performance.now() + PATIENCE_MS
  const held = new Set<Socket>()
  const hold = (socket: Socket) => {
    if (held.has(socket) || socket.isPaused()) return
    held.add(socket.pause())
  }
  // A tick later: a socket begins to read in the tick after it was taken.
  const holdSoon = (socket: Socket) => process.nextTick(hold, socket)
  server.on('connection', holdSoon)
  for (const socket of taken) hold(socket)
  while (waitingAt(port) > 0 && performance.now() < late) await turn()
  net.Server.prototype.close.call(server)
  server.off('connection', holdSoon)
  for (const socket of held) socket.resume()
}
