// Every way in which a store can fail ends in a named fault or in problems, never in an exception or a wrong price.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { PageOutcome, StoreConnector } from '#server/connectors/stores/store-connector.ts'
import { FAULTS } from '../faults.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openStores } from './open-stores.ts'
import { STORE_FAULTS } from './store-faults.ts'

let at = Date.UTC(2026, 10, 28, 12)
const clock = () => new Date(at)
const partners = { amazon: 'puente-20', ebay: '5339900001', walmart: 'PUENTE7' }
/** A busy machine may be slow; only who waits for nothing is in a hurry. */
const PATIENT = { timeoutMs: 10_000, headersTimeoutMs: 10_000, maxBytes: 3 * 1024 * 1024 }
const HASTY = { ...PATIENT, timeoutMs: 500, headersTimeoutMs: 250 }
const WAITED_FOR = ['silent', 'stalled', 'dripping']

let stores: Awaited<ReturnType<typeof openStores>>
let sandbox: Sandbox
const connectors = {} as Record<SyncStore, StoreConnector>

const connect = (limits = PATIENT) => {
  const accounts = stores.accountsAt(sandbox.addressOf)
  for (const one of openConnectors(accounts, { now: clock, limits })) connectors[one.provider] = one
}

beforeAll(async () => {
  stores = await openStores({ products: demoProducts, count: 3000, clock, partners })
  sandbox = await openSandbox(stores.services)
})
afterAll(() => sandbox.close())
beforeEach(() => {
  at += 86_400_000
  for (const store of SYNC_STORES) sandbox.setFault(store, null)
  connect()
})

const short = (page: PageOutcome): string =>
  page.ok
    ? [
        ...new Set(page.problems.map(({ code }) => code)),
        page.isWhole ? 'whole' : 'not whole',
      ].join(' ')
    : `${page.fault.kind} ${page.fault.code}`

const EVERYWHERE: Record<keyof typeof FAULTS, string> = {
  silent: 'retryable timeout',
  stalled: 'retryable timeout',
  dripping: 'retryable timeout',
  cut: 'retryable network',
  failed: 'retryable store_failed',
  down: 'retryable store_failed',
  html: 'malformed not_json',
  garbled: 'malformed not_json',
  moved: 'permanent redirected',
  throttled: 'throttled too_many_requests',
  'throttled-blind': 'throttled too_many_requests',
  huge: 'malformed too_large',
}

it.each(
  everyDay(1, SYNC_STORES).flatMap((store) =>
    Object.entries(EVERYWHERE).map((entry) => [store, ...entry] as const),
  ),
)('%s, %s: %s', async (store, fault, expected) => {
  if (WAITED_FOR.includes(fault)) connect(HASTY)
  sandbox.setFault(store, fault)
  expect(short(await connectors[store].listPage(null))).toBe(expected)
  sandbox.setFault(store, null)
  connect()
  expect(await connectors[store].listPage(null)).toMatchObject({ ok: true, problems: [] })
})

const OWN: Record<(typeof STORE_FAULTS)[number], Partial<Record<SyncStore, string>>> = {
  'half-page': {
    amazon: 'page_short not whole',
    ebay: 'page_short not whole',
    walmart: 'page_short not whole',
  },
  duplicates: {
    amazon: 'duplicate_on_page whole',
    ebay: 'duplicate_on_page whole',
    walmart: 'duplicate_on_page whole',
  },
  shifting: { amazon: 'whole', ebay: 'whole', walmart: 'whole' },
  circle: { amazon: 'whole', ebay: 'cursor_loop not whole', walmart: 'whole' },
  'price-zero': {
    amazon: 'price_zero whole',
    ebay: 'price_zero whole',
    walmart: 'price_zero whole',
  },
  'price-negative': {
    amazon: 'price_negative whole',
    ebay: 'price_negative whole',
    walmart: 'price_negative whole',
  },
  'price-comma': {
    amazon: 'price_unreadable whole',
    ebay: 'price_unreadable whole',
    walmart: 'price_unreadable whole',
  },
  'price-tenfold': { amazon: 'whole', ebay: 'whole', walmart: 'whole' },
  'empty-title': {
    amazon: 'title_missing whole',
    ebay: 'title_missing whole',
    walmart: 'title_missing whole',
  },
  'clock-skew': { amazon: 'whole', ebay: 'whole', walmart: 'whole' },
  'token-expired': {
    amazon: 'unauthorised token_expired',
    ebay: 'unauthorised token_refused',
    walmart: 'whole',
  },
  'token-refused': {
    amazon: 'unauthorised credentials_refused',
    ebay: 'unauthorised credentials_refused',
    walmart: 'unauthorised signature_refused',
  },
  quota: {
    amazon: 'quota quota_used_up',
    ebay: 'quota quota_used_up',
    walmart: 'quota quota_used_up',
  },
  partial: { amazon: 'whole', ebay: 'store_warning whole', walmart: 'whole' },
  'not-eligible': {
    amazon: 'unauthorised associate_not_eligible',
    ebay: 'whole',
    walmart: 'whole',
  },
  empty: { amazon: 'whole', ebay: 'list_empty whole', walmart: 'list_empty whole' },
}

it.each(
  Object.entries(OWN).flatMap(([fault, by]) =>
    Object.entries(by).map(([store, expected]) => [store as SyncStore, fault, expected] as const),
  ),
)('%s, %s: %s', async (store, fault, expected) => {
  sandbox.setFault(store, fault)
  const page = await connectors[store].listPage(null)
  // The list price of what lost a digit stands out as a slip of its own.
  expect(short(page).replace('list_price_dropped ', '')).toBe(expected)
  if (page.ok)
    for (const { priceCents, title } of page.offers)
      expect(priceCents > 0 && title !== '').toBe(true)
})

it('knows all faults of the sandbox', () => {
  expect(Object.keys(OWN)).toEqual([...STORE_FAULTS])
  expect(Object.keys(EVERYWHERE).sort()).toEqual(Object.keys(FAULTS).sort())
})

it.each(SYNC_STORES)('%s cannot lead it round in circles for ever', async (store) => {
  sandbox.setFault(store, 'circle')
  let cursor: string | null = null
  let pages = 0
  do {
    const page = await connectors[store].listPage(cursor)
    cursor = page.ok ? page.nextCursor : null
    pages += 1
    at += 1000
  } while (cursor !== null && pages < 1000)
  expect(pages).toBeLessThan(store === 'amazon' ? 600 : 20)
})
