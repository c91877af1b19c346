// What status an answer has, while it may still be a web Response.
import type { FastifyReply } from 'fastify'

/** The status of what is about to be sent: a web Response brings its own along and is unpacked later. */
export const answerStatus = (reply: FastifyReply, payload: unknown): number =>
  payload instanceof Response ? payload.status : reply.statusCode
