// Answers with a kept page: its bytes as they lie there for who has no cart, and 304 for who has them already.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { fillBadge } from './badge.ts'
import type { PageCache } from './page-cache.ts'
import { htmlOf, type KeptPage } from './whole-page.ts'

/** As strong as bytes are: every encoding has its own, and the quick one before the best. */
const etagOf = ({ tag, isBest }: KeptPage, encoding: Encoding): string =>
  `"${tag}-${encoding === 'br' && !isBest ? 'quick' : encoding}"`

/** The entity tag among those that the browser holds under which it has this page, in whatever encoding. */
const heldOf = ({ tag }: KeptPage, held: string | undefined): string | undefined =>
  held
    ?.split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .find((each) => each.startsWith(`"${tag}-`))

interface Asked {
  cache: PageCache
  key: string
  cartCount: number
}

/** The headers are set already, but for those of the bytes. */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: KeptPage,
  { cache, key, cartCount }: Asked,
): FastifyReply {
  if (cartCount > 0) return reply.send(fillBadge(htmlOf(kept), kept.badgeAt, cartCount))
  const held = heldOf(kept, headers['if-none-match'])
  if (held !== undefined) return reply.header('etag', held).code(304).send()
  const encoding = acceptedEncoding(headers['accept-encoding'])
  reply.header('etag', etagOf(kept, encoding))
  if (encoding === 'identity') return reply.send(htmlOf(kept))
  reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? kept.br : cache.gzipped(key, kept))
}
