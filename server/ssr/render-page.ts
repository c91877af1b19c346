// Renders a page for somebody: as themselves, or as nobody in particular.
import type { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { RateView } from '#contract/currency.ts'
import type { DestinationName } from '#contract/destination-name.ts'
import { opensMailbox } from '#server/config-exposed.ts'
import type { Ctx, Deps } from '#server/ctx.ts'
import { isQueueFull, isUnavailable } from '#server/platform/unavailable.ts'
import { createCaller } from '#server/trpc/router.ts'
import type { PageRequest } from './page-request.ts'
import { keepForm } from './kept-form.ts'
import type { Answered, Renderer } from './renderer.ts'
import { toWebRequest } from './web-request.ts'

/** What a page needs to know of the request it is rendered for. */
export type Asker = Pick<FastifyRequest, 'log' | 'id' | 'ip' | 'headers' | 'method' | 'body'>

/** What is filled into a page beside its address. */
export interface Own {
  nonce: string
  cartCount: number
  /** By which amounts are shown; null when only dollars are. */
  rate: RateView | null
  /** Where prices at the door are for. */
  destination: DestinationName
  /** A form of the page that was kept for its reader. */
  answered?: Answered | null
}

interface Options {
  deps: Deps
  renderer: Renderer
  origin: () => string
}

export const createRenderPage =
  ({ deps, renderer, origin }: Options) =>
  async (
    request: Asker,
    signal: AbortSignal | null,
    page: PageRequest,
    ctx: Ctx,
    { nonce, cartCount, rate, destination, answered = null }: Own,
    onRefusal: (error: TRPCError) => void = () => {},
  ) => {
    const { render } = await renderer.load()
    // A page may do without one of its reads; what went wrong is written down all the same.
    const calls = createCaller(ctx, {
      onError: ({ error, path }) => {
        onRefusal(error)
        if (error.code === 'INTERNAL_SERVER_ERROR')
          request.log[signal?.aborted || isQueueFull(error) ? 'debug' : 'error'](
            { err: error, path },
            'read of a page failed',
          )
      },
    })
    const { user } = ctx
    let isAway = false
    const output = await render({
      request: toWebRequest(request, page.url, signal),
      facts: {
        locale: page.locale,
        scheme: page.scheme,
        brand: deps.config.brandName,
        search: page.url.search,
        origin: origin(),
        user: user && {
          fullName: user.fullName,
          username: user.username,
          email: user.email,
          isAdmin: user.isAdmin,
        },
        cartCount,
        currency: page.currency,
        rate,
        destination,
        ...(page.savesData && { savesData: true }),
        mailbox: opensMailbox(deps.config),
        whatsapp: deps.config.office.whatsapp,
        social: deps.config.office.social,
      },
      requestId: request.id,
      page: {
        read: calls,
        write: calls,
        inBrowser: false,
        locale: page.locale,
        keep: (answer) => keepForm(ctx, page.url, answer),
      },
      answered,
      nonce,
      assets: (sources) => renderer.assets(sources),
      onError: (error) => {
        isAway ||= isUnavailable(error)
        request.log[signal?.aborted || isQueueFull(error) ? 'debug' : 'error'](
          { err: error },
          'page failed to render',
        )
      },
    })
    return output.kind === 'page' && output.status === 500 && isAway
      ? { ...output, status: 503 }
      : output
  }
