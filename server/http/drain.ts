// Ends the web side without cutting anybody off: what was asked is answered, and every answer says that it is the last.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { closeDoor } from './close-door.ts'

interface Line {
  /** Requests being answered. */
  busy: number
  /** Bytes that had come in when it was last seen at rest; more of them are a request on its way. */
  read: number
  restsSince: number
}

/** A kept connection closes after so long without a request: sooner, and one may be under way already. */
const REST_MS = 500
const LOOK_MS = 25

/**
 * Call it before the first request. What it gives stops taking connections and resolves when all are closed by their
 * own end; at the limit those that are left are cut.
 */
export function addDrain(app: FastifyInstance): (limitMs: number) => Promise<void> {
  const lines = new Map<Socket, Line>()
  const answers = new Set<ServerResponse>()
  let draining = false

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket)
    if (known) return known
    const line = { busy: 0, read: socket.bytesRead, restsSince: performance.now() }
    lines.set(socket, line)
    socket.once('close', () => lines.delete(socket))
    return line
  }
  app.server.on('connection', lineOf)
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const line = lineOf(socket)
    line.busy += 1
    if (draining) reply.raw.shouldKeepAlive = false
    answers.add(reply.raw)
    reply.raw.once('close', () => {
      answers.delete(reply.raw)
      line.busy -= 1
      line.read = socket.bytesRead
      line.restsSince = performance.now()
    })
    done()
  })

  const closeRested = (): void => {
    const now = performance.now()
    for (const [socket, line] of lines) {
      if (line.busy > 0) continue
      if (socket.bytesRead !== line.read) {
        line.read = socket.bytesRead
        line.restsSince = now
      } else if (now - line.restsSince >= REST_MS) socket.destroySoon()
    }
  }

  return async (limitMs) => {
    const end = performance.now() + limitMs
    await closeDoor(app.server, lines.keys())
    // Not before: whoever is sent away would come back through the door.
    draining = true
    for (const line of lines.values()) line.restsSince = performance.now()
    for (const answer of answers) answer.shouldKeepAlive = false
    await new Promise<void>((resolve) => {
      const look = () => {
        closeRested()
        if (lines.size > 0 && performance.now() < end) return
        clearInterval(looking)
        for (const socket of lines.keys()) socket.destroy()
        resolve()
      }
      const looking = setInterval(look, LOOK_MS)
      look()
    })
  }
}
