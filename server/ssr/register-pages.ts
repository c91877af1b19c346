// The routes of all pages: cached for anonymous visitors, streamed for the signed-in, plain form posts for everyone.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPersonalPage } from '#contract/personal-pages.ts'
import type { RateView } from '#contract/currency.ts'
import type { DestinationName } from '#contract/destination-name.ts'
import type { Deps } from '#server/ctx.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { giveBrowserToken } from '#server/platform/browser-token.ts'
import { type MakeCtx, nobodysCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { addUnprefixed } from './add-unprefixed.ts'
import { isPassing } from './is-passing.ts'
import { lastResort } from './last-resort.ts'
import { keepMarks, mayBeKept } from './may-be-kept.ts'
import { addOneClick, isOneClick } from './one-click.ts'
import { type CachedPage, openPageCache, type PageCache } from './page-cache.ts'
import { pageKey, preferredAddress, readPageRequest, type PageRequest } from './page-request.ts'
import { createReadPage, type ReadPage } from './read-page.ts'
import { createRenderPage } from './render-page.ts'
import type { Renderer } from './renderer.ts'
import { sharePosts } from './same-post.ts'
import { BADGE, fillPlaceholders, NONCE } from './placeholders.ts'
import { signalOf } from './web-request.ts'

interface Options {
  deps: Deps
  makeCtx: MakeCtx
  renderer: Renderer
  origin: () => string
  /** Pages of anonymous visitors; whoever hands it over may empty it. */
  cache?: PageCache
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** Gives what reads a page as an anonymous visitor. */
export function registerPages(
  app: FastifyInstance,
  { deps, makeCtx, renderer, origin, cache = openPageCache() }: Options,
): ReadPage {
  const renderPage = createRenderPage({ deps, renderer, origin })

  // As nobody in particular, and without the signal of the first who asked: others get the same page.
  const renderWhole = async (
    request: FastifyRequest,
    page: PageRequest,
    rate: RateView | null,
    destination: DestinationName,
  ): Promise<CachedPage> => {
    const nobody = nobodysCtx(deps, request, page.locale, destination.code)
    const own = { nonce: NONCE, cartCount: BADGE, rate, destination }
    let shareable = true
    const onRefusal = (error: TRPCError) => {
      shareable &&= !isPassing(error)
    }
    const output = await renderPage(request, null, page, nobody, own, onRefusal)
    if (output.kind === 'response') {
      const { status, headers } = output.response
      return { status, html: headers.get('location') ?? '', shareable }
    }
    // Known only once the last read has answered.
    const html = await text(output.pipe(new PassThrough()))
    return { status: output.status, html, shareable }
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPageRequest(request, origin())
    // Pages take forms; anything else would fail somewhere inside of an action.
    if (request.method === 'POST' && !isForm(request) && !isOneClick(request))
      throw Object.assign(new Error('a page takes forms'), { statusCode: 415 })
    const preferred = preferredAddress(request, page)
    if (preferred) return reply.header('vary', 'cookie').redirect(preferred, 302)
    const nonce = randomBytes(16).toString('base64')
    const ctx = await makeCtx(request, reply, page.locale)
    reply.header('content-security-policy', pagePolicy(nonce, renderer.development))
    reply.header('content-language', page.locale)
    reply.header('cache-control', 'private, no-cache')
    reply.header('vary', 'save-data')
    reply.type('text/html; charset=utf-8')

    // Pages do without it rather than without themselves.
    const caller = createCaller(ctx)
    const rate = await caller.currency.shownRate({ currency: page.currency }).catch(() => null)
    const destination = await caller.shipping.destination()
    page.destination = destination.code
    const anonymous =
      request.method !== 'POST' &&
      !ctx.user &&
      !isPersonalPage(page.url.pathname) &&
      !renderer.development
    if (anonymous) {
      // What it does not read it is not told: no address can make a second copy, nor another page of the one.
      page.url.search = (await renderer.load()).queryRead(page.url, page.locale)
      const cached = await cache.get(pageKey(page, rate), () =>
        renderWhole(request, page, rate, destination),
      )
      if (cached.status >= 300 && cached.status < 400)
        return reply.redirect(cached.html, cached.status)
      if (mayBeKept(cached, page.url.search)) reply.headers(keepMarks(renderer.version))
      return reply.code(cached.status).send(fillPlaceholders(cached.html, nonce, page.cartCount))
    }

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
    const own = { nonce, cartCount: page.cartCount, rate, destination }
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
