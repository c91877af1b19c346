// The whole server in one process on a database of its own: callers with cookies, jobs on demand, time by hand.
import os from 'node:os'
import path from 'node:path'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import type { Locale } from '#domain/vocabulary.ts'
import { parseConfig, type Config } from '#server/config.ts'
import { openPictureFolder } from '#server/connectors/images/shop-pictures.ts'
import type { Ctx, Deps } from '#server/ctx.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import { sessionsOf } from '#server/domains/auth/lucia.ts'
import { lastUserOf } from '#server/domains/auth/known-browser.ts'
import { readSession } from '#server/domains/auth/read-session.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import { entities } from '#server/entities.ts'
import { JOBS, type JobKey } from '#server/jobs/definitions.ts'
import { enqueueWith } from '#server/jobs/enqueue.ts'
import { runJob } from '#server/jobs/run-job.ts'
import { readBrowserToken } from '#server/platform/browser-token.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { RateLimit } from '#server/platform/rate-limit.entity.ts'
import { openOrm } from '#server/platform/orm.ts'
import { pricesAt } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { productRow } from './product-row.ts'
import { cloneDatabase } from './test-database.ts'
import { TEST_SECRET } from './test-secret.ts'

/** A browser: it keeps its cookies from call to call. */
export interface Visitor {
  call: ReturnType<typeof createCaller>
  cookies: Map<string, string>
  /** Every Set-Cookie text it was ever given. */
  received: string[]
}

export interface VisitorOptions {
  locale?: Locale
  /** Cookies of another browser: a second tab shares the map. */
  cookies?: Map<string, string>
  clientAddress?: string
  userAgent?: string
  authorization?: string
}

const SETTINGS = {
  NODE_ENV: 'test',
  PUENTE_SECRET: TEST_SECRET,
  PUBLIC_URL: 'https://shop.example',
  // Every visitor of a test comes from one address.
  ORDERS_PER_HOUR: '100000',
  CARTS_PER_HOUR: '100000',
  READS_PER_MINUTE: '100000000',
  MOST_LAG_MS: '30000',
}

export const testConfig = (changes: Partial<Config> = {}): Config => {
  const parsed = parseConfig(SETTINGS)
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  // Nobody in a test has paid an order before, and a product of a test has few pieces.
  return { ...parsed.config, newcomerPercent: 100, ...changes }
}

const NOWHERE = {
  dolarapi: 'http://127.0.0.1:1',
  openErApi: 'http://127.0.0.1:1',
  frankfurter: 'http://127.0.0.1:1',
}

const NO_PICTURES: Deps['pictures'] = {
  kept: () => Promise.resolve(null),
  make: ({ url }) => Promise.reject(new Error(`A test may not fetch ${url}`)),
}

const keepCookie = (cookies: Map<string, string>, text: string) => {
  const [pair = ''] = text.split(';')
  const [name = '', value = ''] = pair.split('=')
  if (value === '' || /max-age=0/i.test(text)) cookies.delete(name)
  else cookies.set(name, value)
}

export async function openTestShop(changes: Partial<Config> = {}) {
  const database = await cloneDatabase()
  const orm = await openOrm(entities, { databaseUrl: database.url, poolSize: 24 })
  // What a test looks up or sets, the shop itself may not.
  const owner = await openOrm([RateLimit], { databaseUrl: database.ownerUrl, poolSize: 4 })
  const boss = new PgBoss({
    connectionString: database.url,
    max: 2,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  // The database is dropped under the queue's last idle connection; anything else is a failure.
  let closing = false
  boss.on('error', (error) => {
    if (!closing) throw error
  })
  // Its queues came with the template.
  await boss.start()
  let now = new Date('2026-05-04T15:00:00Z')
  const deps: Deps = {
    config: testConfig(changes),
    orm,
    boss,
    log: pino({ level: 'silent' }),
    // Nobody listens there: a test that needs rates opens a sandbox.
    rateSources: NOWHERE,
    stores: [],
    pictures: NO_PICTURES,
    shopPictures: openPictureFolder(path.join(os.tmpdir(), `puente-test-pictures-${process.pid}`)),
    clock: () => now,
  }
  // Whoever is signed in stays so when a test moves the time for something else.
  let sessionNow = now
  sessionsOf({ ...deps, clock: () => sessionNow })

  const makeCtx = async (visitor: Omit<Visitor, 'call'>, options: VisitorOptions): Promise<Ctx> => {
    const { cookies, received } = visitor
    const em = orm.em.fork()
    const setCookie = (text: string) => {
      received.push(text)
      keepCookie(cookies, text)
    }
    const { authorization } = options
    const knownToken = cookies.get(wireName(COOKIES.known, deps.config.cookieSecure)) ?? null
    const session = await readSession(deps, {
      authorization,
      cookie: cookies.get(wireName(COOKIES.session, deps.config.cookieSecure)),
    })
    if (session.freshCookie) setCookie(session.freshCookie)
    return {
      ...deps,
      em,
      now,
      locale: options.locale ?? 'es',
      ...pricesAt({ ...deps, now }, cookies.get(COOKIES.destination) ?? DEFAULT_DESTINATION),
      user: session.user,
      requestId: 'test',
      clientAddress: options.clientAddress ?? '192.0.2.1',
      userAgent: options.userAgent ?? 'test',
      cartToken: cookies.get(wireName(COOKIES.cart, deps.config.cookieSecure)) ?? null,
      sessionToken: session.token,
      browser: readBrowserToken(deps.config, Object.fromEntries(cookies)),
      passkeyToken: cookies.get(wireName(COOKIES.passkey, deps.config.cookieSecure)) ?? null,
      knownToken,
      lastUserId: lastUserOf(deps.config.secret, knownToken),
      resetToken: cookies.get(wireName(COOKIES.reset, deps.config.cookieSecure)) ?? null,
      setCookie,
      enqueue: enqueueWith(boss, em),
    }
  }

  const visitor = (options: VisitorOptions = {}): Visitor => {
    const browser = { cookies: options.cookies ?? new Map<string, string>(), received: [] }
    return { ...browser, call: createCaller(() => makeCtx(browser, options)) }
  }

  /** Runs the waiting jobs of a queue one by one; a failing one throws. */
  const drain = async (key: JobKey): Promise<number> => {
    const { name } = JOBS[key]
    for (let done = 0; ; done += 1) {
      const [job] = await boss.fetch(name, { includeMetadata: true })
      if (!job) return done
      await runJob(deps, key, job)
      await boss.complete(name, job.id)
    }
  }

  return {
    deps,
    databaseUrl: database.url,
    visitor,
    drain,
    product: async (product: object = {}): Promise<number> =>
      Number(await orm.em.fork().insert(Product, productRow(product))),
    /** A row of any table, read past the identity map. */
    sql: <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
      owner.em.fork().execute(text, values),
    waiting: async (key: JobKey): Promise<number> => {
      const rows = await orm.em
        .fork()
        .execute<{ n: number }[]>(
          `select count(*)::int as n from pgboss.job where name = ? and state < 'active'`,
          [JOBS[key].name],
        )
      return rows[0]?.n ?? 0
    },
    setNow: (moment: Date) => void (now = moment),
    setSessionTime: (moment: Date) => void (sessionNow = moment),
    close: async () => {
      closing = true
      await boss.stop({ graceful: false })
      await Promise.all([orm.close(true), owner.close(true)])
      await database.drop()
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
