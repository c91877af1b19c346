// Who asks for a page, as far as the request itself tells: without asking the database.
import type { FastifyRequest } from 'fastify'
import { COOKIES, wireName } from '#server/platform/cookies.ts'

type Asking = Pick<FastifyRequest, 'headers' | 'cookies'>

/**
 * Whether nothing in it says who asks, nor has to be taken over from a former name of its cookie. Somebody may still be in
 * a request of which this is not true; then the session says so.
 */
export function isNobody({ headers, cookies }: Asking, secure: boolean): boolean {
  if (headers.authorization !== undefined) return false
  if (cookies[COOKIES.session] !== undefined) return false
  return (
    !secure ||
    (cookies[wireName(COOKIES.session, secure)] === undefined &&
      cookies[COOKIES.cart] === undefined)
  )
}
