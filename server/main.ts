// Starts one process of the program on a prepared database: web, worker or both.
import type { FastifyBaseLogger } from 'fastify'
import { paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { opensMailbox } from './config-exposed.ts'
import { type Config, publicUrlOf } from './config.ts'
import { answerError } from './answer-error.ts'
import type { Deps } from './ctx.ts'
import { addDocuments } from './documents/add-documents.ts'
import { rateAtHand } from './domains/currency/rate-at-hand.ts'
import { entities } from './entities.ts'
import { forgetChanged } from './forget-changed.ts'
import { addDevelopmentMailbox } from './http/development-mailbox.ts'
import { addBlogFeed } from './http/blog-feed.ts'
import { addProductFeeds } from './http/product-feeds.ts'
import { addSearchEngines } from './http/search-engines.ts'
import { feedWords, shopLead } from './ssr/feed-words.ts'
import { addShareCard } from './ssr/share-card/add-share-card.ts'
import { addWebManifest } from './ssr/web-manifest.ts'
import { createApp } from './http/app.ts'
import { addCleanStop } from './http/clean-stop.ts'
import { addHealth } from './http/health.ts'
import { addMetrics } from './http/metrics.ts'
import { metricsAccess } from './http/metrics-access.ts'
import { listen } from './http/listen.ts'
import { addPlaceholder } from './http/placeholder.ts'
import { addPreferences } from './http/preferences.ts'
import { addStaticFiles } from './http/static-files.ts'
import { openBoss } from './jobs/open-boss.ts'
import { startWorker } from './jobs/worker.ts'
import { openDatabaseClock } from './platform/clock.ts'
import { type Change, listenForChanges } from './platform/change-notifications.ts'
import { lowerPriority } from './platform/lower-priority.ts'
import { JOB_WAITS, openOrm, REQUEST_WAITS } from './platform/orm.ts'
import { openShopFolder, openShopPictures } from './open-shop-pictures.ts'
import { openThirdParties } from './open-third-parties.ts'
import { createMakeCtx } from './request-ctx.ts'
import { addAdminEvents } from './rest/admin-events.ts'
import { addDeskFiles } from './rest/add-desk-files.ts'
import { addApiDocs } from './rest/api-docs.ts'
import { answerRestError, mountRest } from './rest/mount.ts'
import { addSyncEvents } from './rest/sync-events.ts'
import { addProxyImage } from './rest/proxy-image.ts'
import { addStockFile } from './rest/stock-file.ts'
import { addShopPictures } from './rest/shop-pictures.ts'
import { badAddress } from './ssr/last-resort.ts'
import { openPageCache } from './ssr/page-cache.ts'
import { registerPages } from './ssr/register-pages.ts'
import { builtRenderer, liveRenderer } from './ssr/renderer.ts'
import { addTrpc } from './trpc/add-trpc.ts'

interface Options {
  databaseUrl: string
  log: FastifyBaseLogger
}

export interface RunningServer {
  url: string
  port: number
  /** Path of the development mailbox; absent when mails are really sent. */
  mailboxPath?: string
  close: () => Promise<void>
}

export async function startServer(
  config: Config,
  { databaseUrl, log }: Options,
): Promise<RunningServer> {
  const limitMs = config.shutdownSeconds * 1000
  // Closed from the last to the first, whatever fails to close on the way.
  const opened = new AsyncDisposableStack()
  const pool = { databaseUrl, poolSize: config.databasePool }
  const orm = await openOrm(entities, { ...pool, waits: REQUEST_WAITS })
  opened.defer(() => orm.close())
  // Jobs have connections of their own: they may take their time, and requests never wait for one of theirs.
  const jobsOrm =
    config.role === 'web' ? null : await openOrm(entities, { ...pool, waits: JOB_WAITS })
  opened.defer(() => jobsOrm?.close())
  const time = await openDatabaseClock(orm, log)
  opened.defer(() => time.close())
  const clock = time.now
  const boss = await openBoss(databaseUrl, log, { clock, listens: config.role !== 'web' })
  opened.defer(() => boss.stop({ graceful: true, timeout: limitMs }))
  const thirdParties = await openThirdParties(config, clock)
  opened.defer(() => thirdParties.close())
  const { rateSources, stores } = thirdParties
  const pictures = openShopPictures(config, log, clock)
  const shopPictures = openShopFolder(config)
  const deps: Deps = {
    config,
    orm,
    boss,
    log,
    rateSources,
    stores,
    pictures,
    shopPictures,
    clock,
  }
  if (config.role === 'worker') lowerPriority()
  const worker = jobsOrm && (await startWorker({ ...deps, orm: jobsOrm }, time))

  const hasMailbox = config.role !== 'worker' && opensMailbox(config)

  let stopping = false
  let url = publicUrlOf(config)
  const app = await createApp({ config, log, origin: () => url, badAddress, answerError })
  const stopWeb = addCleanStop(app, limitMs)
  addHealth(app, {
    time,
    metrics: addMetrics(app),
    mayReadMetrics: metricsAccess(config),
    stopping: () => stopping,
  })
  if (config.role !== 'worker') {
    const makeCtx = createMakeCtx(deps)
    await addTrpc(app, makeCtx)
    mountRest(app, makeCtx)
    addDeskFiles(app, makeCtx)
    addStockFile(app, makeCtx)
    addApiDocs(app, config)
    addDocuments(app, deps, makeCtx)
    addSyncEvents(app, deps)
    const tellAdmins = addAdminEvents(app, makeCtx)
    addBlogFeed(app, { deps, origin: () => url, words: feedWords })
    addProductFeeds(app, { deps, origin: () => url, lead: shopLead(LOCALES[0]) })
    addWebManifest(app, config)
    addPlaceholder(app, answerRestError)
    addProxyImage(app, deps)
    addShopPictures(app, deps, makeCtx)
    addPreferences(app, config, makeCtx)
    if (hasMailbox) addDevelopmentMailbox(app, deps)
    await addStaticFiles(app, config.mode === 'development')
    const renderer = config.mode === 'development' ? await liveRenderer(app) : await builtRenderer()
    addSearchEngines(app, deps, {
      origin: () => url,
      pages: async () => (await renderer.load()).sitePages,
    })
    const cache = openPageCache()
    const readPage = registerPages(app, {
      deps,
      makeCtx,
      renderer,
      origin: () => url,
      rateOf: rateAtHand(deps),
      cache,
    })
    addShareCard(app, { brand: config.brandName, readPage, shopPictures })
    const onChange = (change: Change) => {
      tellAdmins(change.domain)
      forgetChanged(deps, cache, change)
    }
    const news = await listenForChanges({ databaseUrl, log, onChange })
    opened.defer(() => news.close())
  }
  const { port } = await listen(app, config)
  url = publicUrlOf({ ...config, port })

  return {
    url,
    port,
    ...(hasMailbox ? { mailboxPath: paths.mailbox } : {}),
    close: async () => {
      stopping = true
      // Both take their time at once; a failure of the first is told when its turn comes.
      const jobsEnd = worker?.stop()
      jobsEnd?.catch(() => {})
      opened.defer(() => jobsEnd)
      opened.defer(stopWeb)
      await opened.disposeAsync()
    },
  }
}
