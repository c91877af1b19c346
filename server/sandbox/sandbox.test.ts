// Proves the sandbox against the connectors it is made for: each protocol, every way to fail, and rates that never jump.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateText } from '#domain/exchange.ts'
import { fetchDolarApi, fetchDolarApiHistory } from '#server/connectors/rates/dolarapi/fetch.ts'
import { fetchFrankfurter } from '#server/connectors/rates/frankfurter/fetch.ts'
import { fetchOpenErApi } from '#server/connectors/rates/open-er-api/fetch.ts'
import { getJson, RemoteError } from '#server/platform/http-client.ts'
import { FAULTS } from './faults.ts'
import { openShopSandbox, type ShopSandbox } from './open-shop-sandbox.ts'
import { rateAt } from './rates/drift.ts'

// A Sunday: the bank's last day is Friday.
const NOW = new Date('2026-05-03T15:00:00Z')
let sandbox: ShopSandbox
beforeAll(async () => {
  sandbox = await openShopSandbox(() => NOW)
})
afterAll(() => sandbox.close())

const WANTED = ['EUR', 'COP', 'PEN', 'BRL']

test('plays DolarApi: two rates now, and the days before', async () => {
  const { dolarapi } = sandbox.rateSources
  const [official, parallel] = await fetchDolarApi(dolarapi)
  expect(official).toMatchObject({ kind: 'official', valueMs: Date.parse('2026-05-01T04:00:00Z') })
  expect(parallel).toMatchObject({ kind: 'parallel', valueMs: NOW.getTime() })
  const history = await fetchDolarApiHistory(dolarapi)
  expect(history.filter(({ kind }) => kind === 'parallel')).toHaveLength(85)
  const last = history.filter(({ kind }) => kind === 'official').at(-1)
  expect(last?.rate && rateText(last.rate)).toBe(official?.rate && rateText(official.rate))
  expect(await getJson(`${dolarapi}/v1/dolares/paralelo`)).toMatchObject({ fuente: 'paralelo' })
})

test('plays the two sources of references, and they agree', async () => {
  const { openErApi, frankfurter } = sandbox.rateSources
  const table = await fetchOpenErApi(openErApi, WANTED)
  const rows = await fetchFrankfurter(frankfurter, { currencies: WANTED })
  expect(table.map(({ currency }) => currency)).toEqual(WANTED)
  expect(rows.map(({ currency }) => currency)).toEqual(WANTED)
  const past = await fetchFrankfurter(frankfurter, { currencies: ['EUR'], from: '2026-04-01' })
  expect(past).toHaveLength(23)
  await expect(fetchFrankfurter(frankfurter, { currencies: ['XXX'] })).rejects.toMatchObject({
    fault: 'status',
    status: 422,
  })
})

test.each(Object.keys(FAULTS))('fails as a server does: %s', async (fault) => {
  sandbox.setFault('dolarapi', fault)
  const asked = fetchDolarApi(sandbox.rateSources.dolarapi, {
    timeoutMs: ['silent', 'stalled', 'dripping'].includes(fault) ? 300 : 8000,
  })
  await expect(asked).rejects.toBeInstanceOf(RemoteError)
  const expected: Record<string, string> = {
    silent: 'timeout',
    stalled: 'timeout',
    dripping: 'timeout',
    failed: 'status',
    garbled: 'not_json',
    'throttled-blind': 'status',
    cut: 'network',
    down: 'status',
    html: 'not_json',
    moved: 'redirect',
    throttled: 'status',
    huge: 'too_large',
  }
  await expect(asked).rejects.toMatchObject({ fault: expected[fault] })
  sandbox.setFault('dolarapi', null)
  expect(await fetchDolarApi(sandbox.rateSources.dolarapi)).toHaveLength(2)
})

test('nobody there, an unknown service and an unknown address are told apart from answers', async () => {
  await expect(getJson('http://127.0.0.1:1/')).rejects.toMatchObject({ fault: 'network' })
  await expect(getJson(sandbox.addressOf('nobody'))).rejects.toMatchObject({ status: 404 })
  await expect(getJson(`${sandbox.rateSources.openErApi}/v7`)).rejects.toMatchObject({
    status: 404,
  })
  const stopped = AbortSignal.abort()
  const asked = getJson(sandbox.rateSources.openErApi, { signal: stopped })
  await expect(asked).rejects.toMatchObject({ fault: 'network' })
})

test('its rates stay within a twentieth of their level, so that no pause looks like a jump', () => {
  const rates = Array.from({ length: 3000 }, (_, hour) => rateAt('paralelo', hour * 3_600_000 * 7))
  expect(Math.min(...rates)).toBeGreaterThan(900 * 0.95)
  expect(Math.max(...rates)).toBeLessThan(900 * 1.05)
  expect(new Set(rates).size).toBeGreaterThan(2500)
})

test('fails as often as it was told, and then works again', async () => {
  sandbox.setFault('dolarapi', 'failed', 2)
  const ask = () => fetchDolarApi(sandbox.rateSources.dolarapi)
  await expect(ask()).rejects.toMatchObject({ fault: 'status' })
  await expect(ask()).rejects.toMatchObject({ fault: 'status' })
  expect(await ask()).toHaveLength(2)
})
