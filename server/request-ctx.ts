// Turns one HTTP request into the Ctx of its operations: who asks, in which language, with which cart.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { destinationCodeSchema } from '#contract/shipping-quote.ts'
import type { LandedBasis } from '#domain/landed-price.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Ctx, Deps } from '#server/ctx.ts'
import { lastUserOf } from '#server/domains/auth/known-browser.ts'
import { logout } from '#server/domains/auth/logout.ts'
import { readSession } from '#server/domains/auth/read-session.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { enqueueWith } from '#server/jobs/enqueue.ts'
import { acceptedLocale } from './accepted-locale.ts'
import { readBrowserToken } from './platform/browser-token.ts'
import { cookie, COOKIES, wireName } from './platform/cookies.ts'
import { readSecrets } from './take-over-cookies.ts'

export type MakeCtx = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale?: Locale,
) => Promise<Ctx>

type Caller = Pick<FastifyRequest, 'log' | 'id' | 'ip' | 'headers'>

/** Where the caller wants prices for, and what they are computed with there. */
export function pricesAt(
  deps: Pick<Ctx, 'orm' | 'config' | 'now'>,
  destination: string,
): Pick<Ctx, 'destination' | 'landedBasis'> {
  let basis: Promise<LandedBasis> | undefined
  return {
    destination,
    landedBasis: (em) => (basis ??= findLandedBasis({ ...deps, em }, destination)),
  }
}

/** For an answer that is the same for everyone and may be kept by anybody: no session is read, no cookie is set. */
export function nobodysCtx(
  deps: Deps,
  request: Caller,
  locale: Locale,
  destination: string = DEFAULT_DESTINATION,
): Ctx {
  const em = deps.orm.em.fork()
  const now = deps.clock()
  return {
    ...deps,
    log: request.log,
    em,
    now,
    locale,
    ...pricesAt({ ...deps, now }, destination),
    user: null,
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cartToken: null,
    sessionToken: null,
    browser: null,
    passkeyToken: null,
    knownToken: null,
    lastUserId: null,
    resetToken: null,
    setCookie: () => {},
    enqueue: enqueueWith(deps.boss, em),
  }
}

/** What the browser remembers; anything else is the shop's main destination. */
export const readDestination = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string =>
  destinationCodeSchema.safeParse(cookies[COOKIES.destination]).data ?? DEFAULT_DESTINATION

export const createMakeCtx =
  (deps: Deps): MakeCtx =>
  async (request, reply, locale = acceptedLocale(request.headers['accept-language'])) => {
    const setCookie = (text: string) => void reply.header('set-cookie', text)
    const kept = await readSecrets(deps, request, setCookie)
    const secret = (name: 'passkey' | 'known' | 'reset') =>
      request.cookies[wireName(COOKIES[name], deps.config.cookieSecure)] ?? null
    const knownToken = secret('known')
    const { user, token, freshCookie } = await readSession(deps, {
      authorization: request.headers.authorization,
      cookie: kept.session,
    })
    if (freshCookie) setCookie(freshCookie)
    const ctx = {
      ...nobodysCtx(deps, request, locale, readDestination(request)),
      user,
      cartToken: kept.cart ?? null,
      sessionToken: token,
      browser: readBrowserToken(deps.config, request.cookies),
      passkeyToken: secret('passkey'),
      knownToken,
      lastUserId: lastUserOf(deps.config.secret, knownToken),
      resetToken: secret('reset'),
      setCookie,
    }
    if (request.cookies[COOKIES.leave] === undefined) return ctx
    await logout(ctx)
    setCookie(cookie(COOKIES.leave, '', { secure: deps.config.cookieSecure, maxAge: 0 }))
    const nobody = { user: null, sessionToken: null, browser: null, lastUserId: null }
    return { ...ctx, ...nobody, ...(user && { cartToken: null }) }
  }
