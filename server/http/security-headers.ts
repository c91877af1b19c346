// The headers every answer carries; pages add a content security policy with the nonce of their scripts. What may be
// cached says so itself: everything else is not cached.
import type { FastifyInstance } from 'fastify'
import { ALL_IMAGE_HOSTS } from '#domain/image-hosts.ts'
import type { Config } from '#server/config.ts'

/** The hosts of `safeHttpsUrl`: each and whatever is below it. */
const STORES = ALL_IMAGE_HOSTS.map((host) => `https://${host} https://*.${host}`).join(' ')

/** Policy of a page: scripts only by nonce, styles of our own, pictures from the stores we show. */
export const pagePolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    // Attribute styles carry custom properties only; they cannot hold a nonce.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${STORES}`,
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    )
    if (config.cookieSecure)
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    done(null, payload)
  })
}
