// Measures pages for strangers: from the cache, rendered anew for every request, and a crowd at one cold address.
import { load } from './load.ts'

const COLD_ADDRESSES = 5000
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
): Promise<PagesBench[]> {
  const results: PagesBench[] = []
  const measure = async (name: string, paths: string[]) => {
    await load({ url: shopUrl, paths, seconds: 2 })
    results.push({ name, ...(await load({ url: shopUrl, paths, connections: 10 })) })
  }
  const product = (at: number): string => `/product/${productIds[at % productIds.length]}`
  const many = Array.from({ length: COLD_ADDRESSES }, (_, at) => at)
  await measure('/products, cached', ['/products'])
  await measure('/product/:id, cached', [product(0)])
  await measure(
    '/products, rendered',
    many.map((at) => cold('/products', at)),
  )
  await measure(
    '/product/:id, rendered',
    many.map((at) => cold(product(at), at)),
  )
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
