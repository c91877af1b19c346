// Measures what a shop holds of the machine's memory after many requests of every kind, and how fast it answered them.
import http from 'node:http'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { splitLocale } from '#contract/paths.ts'
import { openDiskCache } from '#server/platform/disk-cache.ts'
import { buildIfStale } from '../build-if-stale.ts'
import { type MeasuredShop, openMeasuredShop } from '../lib/measured-shop.ts'
import type { Target } from './targets.ts'
import { type Asked, type VariedRequest, variedRequests } from './varied-requests.ts'

const CONNECTIONS = 20
const PICTURES = 40
const STEPS = 6
/** What is freed only when nothing happens may be freed. */
const REST_MS = 10_000
const MEGABYTE = 2 ** 20

export interface MemoryReading {
  requests: number
  residentMb: number
  heapMb: number
  externalMb: number
  arrayBuffersMb: number
}

export interface MemoryBench {
  readings: MemoryReading[]
  perSecond: number
  /** Answers of 500 and more, and connections that broke. */
  failures: number
}

async function readMemory(url: string, requests: number): Promise<MemoryReading> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1]) / MEGABYTE)
  return {
    requests,
    residentMb: megabytes('process_resident_memory_bytes'),
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    externalMb: megabytes('nodejs_external_memory_bytes'),
    arrayBuffersMb: megabytes('nodejs_array_buffers_bytes'),
  }
}

/** The status of an answer that was read to its end. */
const answerOf = (
  url: string,
  agent: http.Agent,
  { method, path: address, headers, body }: VariedRequest,
): Promise<number> =>
  new Promise((resolve, reject) => {
    // As it stands: a way of writing an address that no client makes itself is asked for, too.
    const { hostname, port } = new URL(url)
    http
      .request({ agent, hostname, port, method, path: address, headers }, (answer) =>
        answer
          .resume()
          .on('end', () => resolve(answer.statusCode ?? 0))
          .on('error', reject),
      )
      .on('error', reject)
      .end(body)
  })

const pictureAt = (at: number): string => `https://i.ebayimg.com/images/g/${at}/s-l1600.jpg`

/** Originals of stores' pictures as if they had been fetched: nothing that is measured asks a third party. */
async function putPicturesIn(dataDir: string): Promise<void> {
  const disk = openDiskCache({
    folder: path.join(dataDir, 'pictures'),
    mostBytes: Number.MAX_SAFE_INTEGER,
    keepMs: Number.MAX_SAFE_INTEGER,
    clock: () => new Date(),
    onFault: (error) => {
      throw error
    },
  })
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const original = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#888', noise },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()
  for (let at = 0; at < PICTURES; at += 1) await disk.write(`original ${pictureAt(at)}`, original)
}

/** The pages the shop tells search engines of, each once. */
async function findPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemaps/pages.xml`)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<[/]loc>/g)].map(([, loc = '']) => new URL(loc))
  return [...new Set(found.map(({ pathname }) => splitLocale(pathname).path))]
}

async function findAsked({ url, databaseUrl, dataDir }: MeasuredShop): Promise<Asked> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; word: string | null }>(
      `select id::text, lower((regexp_match(name, '[[:alpha:]]{4,}'))[1]) as word from product
       where listed order by md5(id::text)`,
    )
    const pictures = Array.from({ length: PICTURES }, (_, at) => pictureAt(at))
    // Shown by products, for the pictures of nobody's products are nobody's business.
    await client.query(
      `update product set images = to_jsonb($1::text[]) where id in
         (select id from product where source_store <> 'amazon' order by id limit 1)`,
      [pictures],
    )
    await putPicturesIn(dataDir)
    const words = [...new Set(rows.flatMap(({ word }) => word ?? []))]
    return { pages: await findPages(url), ids: rows.map(({ id }) => id), words, pictures }
  } finally {
    await client.end()
  }
}

/** `say` hears each reading as it is taken. */
export async function benchMemory(
  requests: number,
  say: (reading: MemoryReading) => void,
): Promise<MemoryBench> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const shop = await openMeasuredShop({ demo: true, settings: { TRUSTED_PROXIES: 'loopback' } })
  try {
    const requestAt = variedRequests(await findAsked(shop))
    const readings: MemoryReading[] = []
    const look = async (done: number) => {
      const reading = await readMemory(shop.url, done)
      readings.push(reading)
      say(reading)
    }
    await look(0)
    let next = 0
    let failures = 0
    let seconds = 0
    for (let step = 1; step <= STEPS; step += 1) {
      const end = Math.round((requests * step) / STEPS)
      const started = performance.now()
      const askOn = async () => {
        while (next < end) {
          const status = await answerOf(shop.url, agent, requestAt(next++))
          if (status >= 500) failures += 1
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
      seconds += (performance.now() - started) / 1000
      await look(next)
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    await look(next)
    return { readings, perSecond: next / seconds, failures }
  } finally {
    agent.destroy()
    await shop.stop()
  }
}

const MOST_RESIDENT_MB = 500

/** What the process holds when everything is answered, not what it took on the way. */
export function memoryTarget({ readings }: MemoryBench): Target {
  const { requests = 0, residentMb = Number.NaN } = readings.at(-1) ?? {}
  return {
    what: `${residentMb} MB resident after ${requests} requests, at most ${MOST_RESIDENT_MB}`,
    kept: residentMb <= MOST_RESIDENT_MB,
  }
}

/** Builds, measures, tells what it finds and how far the shop keeps its target. */
export async function measureMemory(
  requests: number,
  say: (text: string) => void,
): Promise<Target> {
  await buildIfStale()
  const measured = await benchMemory(requests, (reading) => say(JSON.stringify(reading)))
  say(`${Math.round(measured.perSecond)} requests/s, ${measured.failures} failed`)
  return memoryTarget(measured)
}
