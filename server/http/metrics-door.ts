// Lets only those read the numbers of a process who stand near it or have its token: they tell how a shop is doing.
import { createHash, timingSafeEqual } from 'node:crypto'
import { compile } from '@fastify/proxy-addr'
import type { onRequestHookHandler } from 'fastify'
import { ERRORS } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/** For this machine, for the networks of the trusted proxies, and for `Authorization: Bearer <METRICS_TOKEN>`. */
export function metricsDoor({
  trustedProxies,
  metricsToken,
}: Pick<Config, 'trustedProxies' | 'metricsToken'>): onRequestHookHandler {
  const isNear = compile(['loopback', ...trustedProxies])
  const bearer = metricsToken === null ? null : digest(`Bearer ${metricsToken}`)

  return ({ ip, headers, socket }, _reply, done) => {
    const hasToken = bearer !== null && timingSafeEqual(bearer, digest(headers.authorization ?? ''))
    // It passes on somebody, and nobody said that it may be believed whom.
    const hidesSomebody =
      ip === socket.remoteAddress && FORWARDED.some((name) => headers[name] !== undefined)
    if (hasToken || (!hidesSomebody && isNear(ip, 0))) return done()
    const statusCode = ERRORS.forbidden.http
    done(Object.assign(new Error('forbidden'), { statusCode, code: 'forbidden' }))
  }
}
