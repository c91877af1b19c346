// Gives each request its patience with the database, from its first hook to the first byte of its answer.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openPatience, type Patience, withPatience } from '#server/platform/patience.ts'

export function addDatabasePatience(app: FastifyInstance): void {
  const held = new WeakMap<FastifyRequest, Patience>()
  app.addHook('onRequest', (request, reply, done) => {
    const patience = openPatience(() => reply.raw.headersSent)
    held.set(request, patience)
    withPatience(patience, done)
  })
  // What reads a body goes on in the reader's name, and not in that of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const patience = held.get(request)
    if (patience) withPatience(patience, done)
    else done()
  })
}
