// A category that was configured and that its store does not have is told, and holds up none of the others.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openStores } from './open-stores.ts'

const clock = () => new Date('2026-11-28T12:00:00Z')
const partners = { amazon: 'puente-20', ebay: '5339900001', walmart: 'PUENTE7' }
const NOWHERE = '999999'

let sandbox: Sandbox
let stores: Awaited<ReturnType<typeof openStores>>
beforeAll(async () => {
  stores = await openStores({ products: demoProducts, clock, partners })
  sandbox = await openSandbox(stores.services)
})
afterAll(() => sandbox.close())

it.each(['ebay', 'walmart'] as const)('%s', async (store) => {
  const accounts = stores.accountsAt(sandbox.addressOf)
  const account = accounts[store]
  const categories = [NOWHERE, ...account.categories.slice(0, 1)]
  const [connector] = openConnectors(
    { ...accounts, amazon: null, ebay: null, walmart: null, [store]: { ...account, categories } },
    { now: clock },
  )
  const first = await connector?.listPage(null)
  if (!first?.ok) throw new Error('refused')
  expect(first.problems).toEqual([{ code: 'list_empty', externalId: null, sample: NOWHERE }])
  const second = await connector?.listPage(first.nextCursor)
  if (!second?.ok) throw new Error('refused')
  expect(second.problems).toEqual([])
  expect(second.offers.length).toBeGreaterThan(0)
})
