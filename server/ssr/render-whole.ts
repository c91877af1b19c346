// Renders a page as nobody in particular, and without the signal of the first who asked: others get the same page.
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { RateView } from '#contract/currency.ts'
import type { DestinationName } from '#contract/destination-name.ts'
import type { Deps } from '#server/ctx.ts'
import { hashedPolicy, NOTHING } from '#server/http/security-headers.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { BADGE, emptyBadge } from './badge.ts'
import { hashInline, hashSource } from './inline-hashes.ts'
import { isPassing } from './is-passing.ts'
import { mayBeKept } from './may-be-kept.ts'
import type { PageRequest } from './page-request.ts'
import type { createRenderPage } from './render-page.ts'
import type { Renderer } from './renderer.ts'
import type { WholePage } from './whole-page.ts'

interface Options {
  deps: Deps
  renderer: Renderer
  renderPage: ReturnType<typeof createRenderPage>
}

interface Shown {
  rate: RateView | null
  destination: DestinationName
}

export const createRenderWhole =
  ({ deps, renderer, renderPage }: Options) =>
  async (request: FastifyRequest, page: PageRequest, shown: Shown): Promise<WholePage> => {
    const nobody = nobodysCtx(deps, request, page.locale, shown.destination.code)
    const nonce = randomBytes(16).toString('hex')
    let shareable = true
    const onRefusal = (error: TRPCError) => {
      shareable &&= !isPassing(error)
    }
    const own = { nonce, cartCount: BADGE, ...shown }
    const output = await renderPage(request, null, page, nobody, own, onRefusal)
    if (output.kind === 'response') {
      const { status, headers } = output.response
      const html = headers.get('location') ?? ''
      return { status, html, badgeAt: [], policy: NOTHING, shareable, forOffline: false }
    }
    // Known only once the last read has answered.
    const written = await text(output.pipe(new PassThrough()))
    const { scripts, styles, html: named } = hashInline(written, nonce)
    const { html, badgeAt } = emptyBadge(named)
    const { laterStyles } = await renderer.load()
    const policy = hashedPolicy(scripts, [...styles, ...laterStyles.map(hashSource)])
    const { status } = output
    const forOffline = mayBeKept({ status, html, shareable }, page.url.search)
    return { status, html, badgeAt, policy, shareable, forOffline }
  }
