// The routes of all pages: cached for anonymous visitors, streamed for the signed-in, plain form posts for everyone.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPersonalPage } from '#contract/personal-pages.ts'
import type { Deps } from '#server/ctx.ts'
import type { RateView } from '#contract/currency.ts'
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { giveBrowserToken } from '#server/platform/browser-token.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { addUnprefixed } from './add-unprefixed.ts'
import { fillBadge } from './badge.ts'
import { keptForm } from './kept-form.ts'
import { lastResort } from './last-resort.ts'
import { keepMarks } from './may-be-kept.ts'
import { addOneClick, isOneClick } from './one-click.ts'
import { openPageCache, type PageCache } from './page-cache.ts'
import { isNobody } from './page-reader.ts'
import { pageKey, preferredAddress, readPageRequest, type PageRequest } from './page-request.ts'
import { createReadPage, type ReadPage } from './read-page.ts'
import { createRenderPage } from './render-page.ts'
import { createRenderWhole } from './render-whole.ts'
import type { Renderer } from './renderer.ts'
import { sharePosts } from './same-post.ts'
import { sendKept } from './send-kept.ts'
import { signalOf } from './web-request.ts'
import { isKept, type KeptPage, type WholePage } from './whole-page.ts'

interface Options {
  deps: Deps
  makeCtx: MakeCtx
  renderer: Renderer
  origin: () => string
  /** By which a page shows amounts; null when it shows dollars alone. */
  rateOf: (currency: DisplayCurrency) => Promise<RateView | null>
  /** Pages of anonymous visitors; whoever hands it over may empty it. */
  cache?: PageCache
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

const sharedHeaders = (locale: Locale, policy: string) => ({
  'content-security-policy': policy,
  'content-language': locale,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, save-data, cookie',
})

/** Gives what reads a page as an anonymous visitor. */
export function registerPages(
  app: FastifyInstance,
  { deps, makeCtx, renderer, origin, rateOf, cache = openPageCache() }: Options,
): ReadPage {
  const renderPage = createRenderPage({ deps, renderer, origin })

  const renderWhole = createRenderWhole({ deps, renderer, renderPage })

  /** What a page does not read it is not told: no address can make a second copy, nor another page of the one. */
  const forgetUnread = async ({ url }: PageRequest): Promise<void> => {
    if (url.search !== '') url.search = (await renderer.load()).queryRead(url)
  }

  const sendShared = (
    request: FastifyRequest,
    reply: FastifyReply,
    found: WholePage | KeptPage,
    key: string,
    { locale, cartCount }: PageRequest,
  ): FastifyReply => {
    if (found.forOffline) reply.headers(keepMarks(renderer.version))
    reply.headers(sharedHeaders(locale, found.policy))
    if (isKept(found)) return sendKept(request, reply, found, { cache, key, cartCount })
    const { status, html, badgeAt } = found
    return status >= 300 && status < 400
      ? reply.redirect(html, status)
      : reply.code(status).send(fillBadge(html, badgeAt, cartCount))
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPageRequest(request, origin())
    // Pages take forms; anything else would fail somewhere inside of an action.
    if (request.method === 'POST' && !isForm(request) && !isOneClick(request))
      throw Object.assign(new Error('a page takes forms'), { statusCode: 415 })
    const preferred = preferredAddress(request, page)
    if (preferred) return reply.header('vary', 'cookie').redirect(preferred, 302)
    const rate = await rateOf(page.currency)
    const isShared =
      request.method !== 'POST' && !isPersonalPage(page.url.pathname) && !renderer.development
    const asked = page.url.search
    if (isShared) await forgetUnread(page)
    // Most requests end here, without a question to the database.
    if (isShared && isNobody(request, deps.config.cookieSecure)) {
      const key = pageKey(page, rate)
      const kept = cache.kept(key)
      if (kept) return sendShared(request, reply, kept, key, page)
    }
    const ctx = await makeCtx(request, reply, page.locale)
    const destination = await createCaller(ctx).shipping.destination()
    page.destination = destination.code
    if (isShared && !ctx.user) {
      const key = pageKey(page, rate)
      const found = await cache.get(key, () => renderWhole(request, page, { rate, destination }))
      return sendShared(request, reply, found, key, page)
    }

    page.url.search = asked
    const nonce = randomBytes(16).toString('base64')
    reply.headers(sharedHeaders(page.locale, pagePolicy(nonce, renderer.development)))
    if (isPersonalPage(page.url.pathname)) {
      // Its forms count once, however often they are clicked.
      if (request.method === 'GET') giveBrowserToken(ctx)
      reply
        .header('x-robots-tag', 'noindex, nofollow')
        .header('cache-control', 'private, no-store')
        // Such an address may hold a secret: other sites do not get it as a referrer.
        .header('referrer-policy', 'same-origin')
    }
    // A post is carried out to its end: who left may have clicked again, and waits for this answer.
    const signal = request.method === 'POST' ? null : signalOf(reply)
    const answered =
      request.method === 'GET' && ctx.user ? keptForm(ctx, request.cookies, page.url) : null
    const own = { nonce, cartCount: page.cartCount, rate, destination, answered }
    const output = await renderPage(request, signal, page, ctx, own)
    if (output.kind === 'response') {
      const { status, headers } = output.response
      for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
      const location = headers.get('location')
      return location
        ? reply.redirect(location, status)
        : reply.code(status).send(await output.response.text())
    }
    if (signal) reply.raw.on('close', () => output.abort())
    return reply.code(output.status).send(output.pipe(new PassThrough()))
  }

  addUnprefixed(app)
  const pages = {
    ...sharePosts(deps),
    handler,
    errorHandler: lastResort,
  }
  addOneClick(app, pages)
  app.route({ ...pages, method: ['GET', 'POST'], url: '/*' })
  return createReadPage({ deps, renderer, origin, renderPage })
}
