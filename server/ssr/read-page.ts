// Reads a page of the shop as an anonymous visitor sees it, for what is made of pages: by a call, not by a request to ourselves.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { splitLocale } from '#contract/paths.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { Deps } from '#server/ctx.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import type { PageRequest } from './page-request.ts'
import type { createRenderPage } from './render-page.ts'
import type { Renderer } from './renderer.ts'

/**
 * The HTML of a page, or null where the table of pages has none at `path` (with its query) or anonymous visitors see none. The
 * path is read as it stands: what is encoded in it stays so.
 */
export type ReadPage = (path: string, signal: AbortSignal) => Promise<string | null>

interface Options {
  deps: Deps
  renderer: Renderer
  origin: () => string
  renderPage: ReturnType<typeof createRenderPage>
}

export const createReadPage =
  ({ deps, renderer, origin, renderPage }: Options): ReadPage =>
  async (path, signal) => {
    const url = new URL(`${origin()}${path}`)
    const { locale } = splitLocale(url.pathname)
    const page: PageRequest = {
      locale,
      scheme: 'light',
      cartCount: 0,
      currency: 'USD',
      destination: DEFAULT_DESTINATION,
      savesData: false,
      url,
    }
    const { hasPage } = await renderer.load()
    if (!hasPage(url.pathname) || isPersonalPage(url.pathname)) return null
    const nobody = {
      log: deps.log,
      id: 'read-page',
      ip: '',
      headers: {},
      method: 'GET',
      body: null,
    }
    const ctx = nobodysCtx(deps, nobody, locale)
    const destination = await createCaller(ctx).shipping.destination()
    const own = { nonce: '', cartCount: 0, rate: null, destination }
    const output = await renderPage(nobody, signal, page, ctx, own)
    if (output.kind !== 'page' || output.status !== 200) return null
    signal.addEventListener('abort', () => output.abort())
    return text(output.pipe(new PassThrough()))
  }
