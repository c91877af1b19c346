// The headers every answer carries; pages add a content security policy that names their scripts. What may be
// cached says so itself: everything else is not cached.
import type { FastifyInstance } from 'fastify'
import { ALL_IMAGE_HOSTS } from '#domain/image-hosts.ts'
import type { Config } from '#server/config.ts'

/** The hosts of `safeHttpsUrl`: each and whatever is below it. */
const STORES = ALL_IMAGE_HOSTS.map((host) => `https://${host} https://*.${host}`).join(' ')

const policyOf = (scripts: string, styles: string, connect = "'self'"): string =>
  [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    styles,
    // Attribute styles carry custom properties only; they cannot hold a nonce.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${STORES}`,
    `connect-src ${connect}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Policy of one person's page: scripts only by nonce, styles of our own, pictures from the stores we show. */
export const pagePolicy = (nonce: string, development: boolean): string =>
  development
    ? policyOf(`'nonce-${nonce}'`, "style-src 'self' 'unsafe-inline'", "'self' ws:")
    : policyOf(`'nonce-${nonce}'`, `style-src-elem 'self' 'nonce-${nonce}'`)

/** Policy of a page that many get: what it brings along is named by hashes, for a nonce that many know is none. */
export const hashedPolicy = (scripts: readonly string[], styles: readonly string[]): string =>
  policyOf(scripts.join(' '), `style-src-elem 'self' ${styles.join(' ')}`)

/** Policy of what is no page. */
export const NOTHING = "default-src 'none'; frame-ancestors 'none'"

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
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', NOTHING)
    done(null, payload)
  })
}
