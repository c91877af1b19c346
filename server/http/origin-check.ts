// Refuses state-changing requests that a foreign page made the browser send; Bearer callers carry no ambient cookie.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ERRORS } from '#contract/errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether an unsafe request comes from our own pages, a non-browser, or a caller with its own token. */
export function isOwnRequest(request: FastifyRequest, origin: string): boolean {
  if (SAFE.has(request.method) || request.headers.authorization) return true
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = request.headers.origin
  if (from !== undefined) return from === origin
  // No browser omits both headers on an unsafe request: this is a program, and it has no stolen cookie.
  return true
}

export function addOriginCheck(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOwnRequest(request, origin())) return done()
    // Thrown, so that each endpoint says it in its own way and in the caller's language.
    const statusCode = ERRORS.foreign_origin.http
    done(Object.assign(new Error('foreign_origin'), { statusCode, code: 'foreign_origin' }))
  })
}
