// Lets a caller finish sending a body that was refused: closed before that, the connection breaks and the answer is lost.
import type { FastifyInstance } from 'fastify'
import { MOST_PICTURE_BYTES } from '#contract/picture.ts'
import { answerStatus } from './answer-status.ts'

/** More than that is no honest mistake. */
const MOST_UNREAD_BYTES = 4 * MOST_PICTURE_BYTES
/** Too large, and of an unknown kind: both are refused unread. */
const REFUSED_UNREAD = [413, 415]

/** Node reads and drops what is left of a body once its answer is sent; Fastify would close the connection instead. */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = Number(request.headers['content-length'])
    if (REFUSED_UNREAD.includes(answerStatus(reply, payload)) && bytes <= MOST_UNREAD_BYTES)
      reply.removeHeader('connection')
    done(null, payload)
  })
}
