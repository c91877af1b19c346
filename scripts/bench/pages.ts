// Measures pages for anonymous visitors: from the cache, rendered again for every request, and a crowd at one cold address.
import type { Effort } from './effort.ts'
import { load } from './load.ts'

/** More than can be rendered while it is measured. */
const COLD_ADDRESSES = 20_000
const CROWD = 200

export interface PagesBench {
  name: string
  perSecond: number
  p99: number
  failures: number
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

// The cache knows a page by its whole address: a word nobody asks for makes a new one.
const cold = (path: string, at: number): string => `${path}?fresh=${at}`
const read = async (address: string): Promise<void> => {
  const response = await fetch(address)
  await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

export async function benchPages(
  shopUrl: string,
  productIds: readonly string[],
  { seconds: each }: Effort = {},
): Promise<PagesBench[]> {
  const results: PagesBench[] = []
  const product = (at: number): string => `/product/${productIds[at % productIds.length]}`
  for (const path of ['/products', product(0)]) {
    await load({ url: shopUrl, paths: [path], seconds: 2 })
    const measured = await load({ url: shopUrl, paths: [path], connections: 10, seconds: each })
    results.push({ name: `${path.replace(/\d+/, ':id')}, cached`, ...measured })
  }
  for (const [name, pathAt] of [
    ['/products, rendered', () => '/products'],
    ['/product/:id, rendered', product],
  ] as const) {
    const paths = Array.from({ length: COLD_ADDRESSES }, (_, at) => cold(pathAt(at), at))
    const measured = await load({ url: shopUrl, paths, once: true, connections: 10, seconds: each })
    results.push({ name, ...measured })
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
  const crowd = Array.from({ length: CROWD }, () => `${shopUrl}/products?crowd=many`)
  return {
    people: CROWD,
    oneSeconds: await seconds(() => read(`${shopUrl}/products?crowd=one`)),
    crowdSeconds: await seconds(() => Promise.all(crowd.map(read))),
  }
}
