// The routes of all pages with a renderer of the test's own in place of the built one.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/ctx.ts'
import { rateAtHand } from '#server/domains/currency/rate-at-hand.ts'
import { createApp } from '#server/http/app.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { registerPages } from '#server/ssr/register-pages.ts'
import type { PageCache } from '#server/ssr/page-cache.ts'
import type { Renderer } from '#server/ssr/renderer.ts'
import type { RenderInput } from '#src/entry.server.tsx'

/** `queryRead`: what pages read of their addresses; everything, unless the test says so. */
export async function openPages(
  deps: Deps,
  render: (input: RenderInput) => Promise<unknown>,
  queryRead: (url: URL) => string = ({ search }) => search,
  cache?: PageCache,
): Promise<FastifyInstance> {
  const { config, log } = deps
  const origin = () => 'https://shop.example'
  const app = await createApp({ config, log, origin })
  const renderer = {
    load: () => Promise.resolve({ render, queryRead, laterStyles: [] }),
    assets: () => ({ starter: '', styles: { inline: '', links: [] } }),
    development: false,
    version: 'build',
  } as unknown as Renderer
  registerPages(app, {
    deps,
    makeCtx: createMakeCtx(deps),
    renderer,
    origin,
    rateOf: rateAtHand(deps),
    ...(cache && { cache }),
  })
  return app
}
