// Measures pages for anonymous visitors, as browsers ask: from the cache beside a bare server that sends the same bytes,
// rendered again for every request, and a crowd at one cold address.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../lib/median.ts'
import type { Effort } from './effort.ts'
import { openBytesFloor } from './floor.ts'
import { load } from './load.ts'

/** More than can be rendered while it is measured. */
const COLD_ADDRESSES = 4000
const CROWD = 200
const CONNECTIONS = 10

/** What a browser says on its second visit; its cookies are those of somebody who has chosen all there is to choose. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-VE,es;q=0.9,en;q=0.8',
  cookie:
    'puente_scheme=light; puente_lang=es; puente_currency=VES; puente_destination=ve-caracas; puente_cart_count=0',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

export interface RenderedBench {
  name: string
  perSecond: number
  p99: number
  failures: number
}

export interface CachedBench extends RenderedBench {
  floorPerSecond: number
  /** Median of the rounds' own ratios. */
  ratio: number
  bytes: number
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** A page nobody has asked for: as all products, for a bound that none of them reaches is another question each time. */
const coldList = (at: number): string => `/products?maxPrice=${900_000 - at}`
const LANGUAGES = ['', '/en', '/it', '/pt']
const read = async (address: string): Promise<void> => {
  const response = await fetch(address)
  await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

/** The page as it lies there once it has been asked for a few times, with the headers that come along. */
async function keptPage(address: string): Promise<{ bytes: Buffer; headers: [string, string][] }> {
  for (let time = 0; time < 3; time += 1) {
    await fetch(address, { headers: BROWSER }).then((response) => response.arrayBuffer())
    // The best compression is made beside the requests.
    await pause(1000)
  }
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  http.get(address, { headers: BROWSER }, resolve).on('error', reject)
  const answer = await promise
  return {
    bytes: await buffer(answer),
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  }
}

/** Of the connection, and not of the page. */
const HOP = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** Cached pages beside the floor, in rounds that alternate between the two. */
export async function benchCached(
  shopUrl: string,
  productIds: readonly string[],
  folder: string,
  { rounds: count = 5, seconds: each = 8 }: Effort = {},
): Promise<CachedBench[]> {
  const results: CachedBench[] = []
  for (const page of ['/products', `/product/${productIds[0]}`]) {
    const { bytes, headers } = await keptPage(shopUrl + page)
    const file = path.join(folder, 'page.bin')
    fs.writeFileSync(file, bytes)
    const floor = await openBytesFloor(
      file,
      Object.fromEntries(headers.filter(([name]) => !HOP.has(name))),
    )
    const asked = { paths: [page], connections: CONNECTIONS, seconds: each, headers: BROWSER }
    try {
      await load({ ...asked, url: floor.url, seconds: Math.min(2, each) })
      await load({ ...asked, url: shopUrl, seconds: Math.min(2, each) })
      const rounds = []
      for (let round = 0; round < count; round += 1)
        rounds.push({
          floor: await load({ ...asked, url: floor.url }),
          shop: await load({ ...asked, url: shopUrl }),
        })
      results.push({
        name: `${page.replace(/\d+/, ':id')}, cached`,
        bytes: bytes.length,
        perSecond: median(rounds.map(({ shop }) => shop.perSecond)),
        floorPerSecond: median(rounds.map(({ floor: bare }) => bare.perSecond)),
        ratio: median(rounds.map(({ shop, floor: bare }) => shop.perSecond / bare.perSecond)),
        p99: Math.max(...rounds.map(({ shop }) => shop.p99)),
        failures: rounds.reduce(
          (sum, { shop, floor: bare }) => sum + shop.failures + bare.failures,
          0,
        ),
      })
    } finally {
      await floor.stop()
    }
  }
  return results
}

/** Pages that nobody has asked for before. */
export async function benchRendered(
  shopUrl: string,
  productIds: readonly string[],
  { seconds: each }: Effort = {},
): Promise<RenderedBench[]> {
  const results: RenderedBench[] = []
  const coldProduct = (at: number): string => {
    const { length } = productIds
    return `${LANGUAGES[Math.floor(at / length) % LANGUAGES.length]}/product/${productIds[at % length]}`
  }
  for (const [name, pathAt] of [
    ['/products, rendered', coldList],
    ['/product/:id, rendered', coldProduct],
  ] as const) {
    // The first of the products is the one that was measured from the cache.
    const paths = Array.from({ length: COLD_ADDRESSES }, (_, at) => pathAt(at + 1))
    const asked = { url: shopUrl, paths, once: true, connections: CONNECTIONS, seconds: each }
    results.push({ name, ...(await load({ ...asked, headers: BROWSER })) })
  }
  return results
}

export interface CrowdBench {
  people: number
  oneSeconds: number
  crowdSeconds: number
}

/** How long a crowd waits for a page nobody has rendered yet, beside one person alone. */
export async function benchCrowd(shopUrl: string): Promise<CrowdBench> {
  const crowd = Array.from({ length: CROWD }, () => shopUrl + coldList(COLD_ADDRESSES + 1))
  return {
    people: CROWD,
    oneSeconds: await seconds(() => read(shopUrl + coldList(COLD_ADDRESSES + 2))),
    crowdSeconds: await seconds(() => Promise.all(crowd.map(read))),
  }
}
