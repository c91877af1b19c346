// Credentials, clocks, pauses and limits: what passes between a store and us before any item is shown.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { PageOutcome, StoreConnector } from '#server/connectors/stores/store-connector.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openStores } from './open-stores.ts'

let at = Date.UTC(2026, 10, 28, 12)
const clock = () => new Date(at)
const partners = { amazon: 'puente-20', ebay: '5339900001', walmart: 'PUENTE7' }

let stores: Awaited<ReturnType<typeof openStores>>
let sandbox: Sandbox
const connectors = {} as Record<SyncStore, StoreConnector>

const connect = () => {
  const accounts = stores.accountsAt(sandbox.addressOf)
  for (const one of openConnectors(accounts, { now: clock })) connectors[one.provider] = one
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

it('takes the pause a store asks for', async () => {
  sandbox.setFault('ebay', 'throttled')
  expect(await connectors.ebay.listPage(null)).toMatchObject({ fault: { retryAfterSeconds: 60 } })
  sandbox.setFault('ebay', 'throttled-blind')
  expect(await connectors.ebay.listPage(null)).toMatchObject({ fault: { retryAfterSeconds: null } })
})

it.each(['amazon', 'ebay'] as const)(
  'gets a new token of %s when the old one is refused, once',
  async (store) => {
    expect(await connectors[store].listPage(null)).toMatchObject({ ok: true, calls: 2 })
    expect(await connectors[store].listPage(null)).toMatchObject({ ok: true, calls: 1 })
    sandbox.setFault(store, 'token-expired', 1)
    expect(await connectors[store].listPage(null)).toMatchObject({ ok: true, calls: 3 })
    at += 7_200_000
    expect(await connectors[store].listPage(null)).toMatchObject({ ok: true, calls: 2 })
  },
)

it('signs by Walmart’s clock when ours is wrong, and keeps to it', async () => {
  sandbox.setFault('walmart', 'clock-skew')
  expect(await connectors.walmart.listPage(null)).toMatchObject({ ok: true, calls: 2 })
  expect(await connectors.walmart.listPage(null)).toMatchObject({ ok: true, calls: 1 })
})

it('opens Amazon with the first generation of credentials too', async () => {
  const { amazon } = stores.accountsAt(sandbox.addressOf)
  const account = { ...amazon, version: '2.1' as const, tokenUrl: `${amazon.apiUrl}/oauth2/token` }
  const [connector] = openConnectors({ amazon: account, ebay: null, walmart: null }, { now: clock })
  expect(await connector?.listPage(null)).toMatchObject({ ok: true })
})

it('is refused by each store with somebody else’s credentials, and tells no secret', async () => {
  const { amazon, ebay, walmart } = stores.accountsAt(sandbox.addressOf)
  const wrong = openConnectors(
    {
      amazon: { ...amazon, credentialSecret: 'guessed-secret' },
      ebay: { ...ebay, clientSecret: 'guessed-secret' },
      walmart: { ...walmart, privateKey: 'guessed-secret' },
    },
    { now: clock },
  )
  for (const connector of wrong) {
    const page = await connector.listPage(null)
    expect(page).toMatchObject({ ok: false, fault: { kind: 'unauthorised' } })
    expect(JSON.stringify(page)).not.toContain('guessed-secret')
  }
})

it('stops when whoever asked no longer wants it', async () => {
  sandbox.setFault('ebay', 'silent')
  const stop = new AbortController()
  const asked = connectors.walmart.listPage(null, stop.signal)
  stop.abort()
  await expect(asked).rejects.toThrow(/abort/iu)
})

it('counts as the store counts: too fast, then used up for the day', async () => {
  const tight = await openStores({
    products: demoProducts,
    clock,
    partners,
    allowances: { walmart: { perSecond: 2, perDay: 3 } },
  })
  const other = await openSandbox(tight.services)
  const accounts = { ...tight.accountsAt(other.addressOf), amazon: null, ebay: null }
  const [connector] = openConnectors(accounts, { now: clock })
  const list = async () => short((await connector?.listPage(null)) as PageOutcome)
  expect([await list(), await list(), await list()]).toEqual([
    'whole',
    'whole',
    'throttled too_many_requests',
  ])
  at += 1000
  expect([await list(), await list()]).toEqual(['whole', 'quota quota_used_up'])
  await other.close()
})
