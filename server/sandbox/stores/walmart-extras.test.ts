// What only Walmart offers: its departments, and a search by words.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import type { WalmartAccount } from '#server/connectors/stores/store-accounts.ts'
import {
  createWalmartConnector,
  type WalmartConnector,
} from '#server/connectors/stores/walmart/walmart-connector.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openStores } from './open-stores.ts'

const clock = () => new Date('2026-11-28T12:00:00Z')
const partners = { amazon: 'puente-20', ebay: '5339900001', walmart: 'PUENTE7' }
let sandbox: Sandbox
let walmart: WalmartConnector
let categories: readonly string[]
let account: WalmartAccount

beforeAll(async () => {
  const stores = await openStores({ products: demoProducts, count: 3000, clock, partners })
  sandbox = await openSandbox(stores.services)
  account = stores.accountsAt(sandbox.addressOf).walmart
  categories = account.categories
  walmart = createWalmartConnector(account, { now: clock })
})
afterAll(() => sandbox.close())

it('names the departments, and all that are asked for are among them', async () => {
  const answer = await walmart.listDepartments()
  expect(answer).toMatchObject({ ok: true, calls: 1 })
  const ids = answer.ok ? answer.departments.map(({ id }) => id) : []
  expect(categories.filter((id) => !ids.includes(id))).toEqual([])
})

it('finds items by words, and says so when there are none', async () => {
  const found = await walmart.search('headphones')
  expect(found).toMatchObject({ ok: true, problems: [] })
  const titles = found.ok ? found.offers.map(({ title }) => title) : []
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.every((title) => /headphones/iu.test(title))).toBe(true)
  expect(await walmart.search('zxqzxq')).toMatchObject({ ok: true, offers: [] })
})

it('answers refusals of both as values', async () => {
  sandbox.setFault('walmart', 'down')
  const fault = { kind: 'retryable', status: 503 }
  expect(await walmart.listDepartments()).toMatchObject({ ok: false, fault })
  expect(await walmart.search('lamp')).toMatchObject({ ok: false, fault })
  sandbox.setFault('walmart', null)
})

it('goes no further into a category than a day’s calls reach for all, says so and goes on to the next', async () => {
  const many = [...categories, ...Array.from({ length: 995 }, (_, index) => String(index + 1))]
  const busy = createWalmartConnector({ ...account, categories: many }, { now: clock })
  const first = await busy.listPage(null)
  expect(first).toMatchObject({
    ok: true,
    isWhole: true,
    problems: [{ code: 'results_capped', sample: many[0] }],
    nextCursor: JSON.stringify([many[1], '']),
  })
  const unhurried = await walmart.listPage(null)
  expect(unhurried).toMatchObject({ ok: true, problems: [] })
  expect(unhurried.ok && unhurried.nextCursor).toContain(`${many[0]}`)
})
