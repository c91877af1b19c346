// Lets only those read the numbers of a process who stand near it or have its token: they tell how a shop is doing.
import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { onRequestHookHandler } from 'fastify'
import { ERRORS } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { namesThisMachine } from '#server/config-exposed.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether no foreign page can have asked by it: the owner of a domain can make it lead here and let somebody's browser
 * ask. Numbers, a machine's own names and those without a dot, as containers call each other, nobody else can own.
 */
const isOurs = (host: string): boolean => {
  const address = `http://${host}`
  const name = URL.parse(address)?.hostname.replaceAll(/[[\]]/g, '') ?? '.'
  return isIP(name) !== 0 || !name.includes('.') || namesThisMachine(address)
}

/**
 * For this machine and the networks of the trusted proxies when they ask themselves, and for everybody with
 * `Authorization: Bearer <METRICS_TOKEN>`.
 */
export function metricsAccess({
  trustedProxies,
  metricsToken,
}: Pick<Config, 'trustedProxies' | 'metricsToken'>): onRequestHookHandler {
  const isNear = compile(['loopback', ...trustedProxies])
  const bearer = metricsToken === null ? null : digest(`Bearer ${metricsToken}`)

  return ({ ip, host, headers }, _reply, done) => {
    const hasToken = bearer !== null && timingSafeEqual(bearer, digest(headers.authorization ?? ''))
    // Whom it passes on only the proxy knows: the first address of such a header is what the client wrote there.
    const passesOn = FORWARDED.some((name) => headers[name] !== undefined)
    if (hasToken || (!passesOn && isNear(ip, 0) && isOurs(host))) return done()
    const statusCode = ERRORS.forbidden.http
    done(Object.assign(new Error('forbidden'), { statusCode, code: 'forbidden' }))
  }
}
