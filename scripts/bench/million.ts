// How list, facets, search and sitemap grow with the catalogue: the same questions to two shops, one with ten times the products.
import pg from 'pg'
import { demoProducts } from '#demo/products.ts'
import { entities } from '#server/entities.ts'
import { finishImport } from '#server/domains/catalogue/import/finish.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { buildIfStale } from '../build-if-stale.ts'
import { median } from '../lib/median.ts'
import { type MeasuredShop, openMeasuredShop } from '../lib/measured-shop.ts'
import type { Effort } from './effort.ts'
import { wordsWithMatches } from './equal-matches.ts'
import { joinSome } from './join-some.ts'
import type { Target } from './targets.ts'

const MOST_TIMES = 2

interface Growth {
  name: string
  ratio: number
}

/**
 * Goods made after those of the demo shop, in one statement: one list of a store after the other, as a sync brings them.
 * The indexes are made afterwards, as after any first load.
 */
const fill = (count: number, say: (text: string) => void) => async (databaseUrl: string) => {
  const orm = await openOrm(entities, { databaseUrl })
  await migrate(orm)
  await orm.close()
  const started = performance.now()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where tablename = 'product' and indexname ~ '^product_(by_|search_)'`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    const lists = Object.values(
      Object.groupBy(demoProducts, ({ store, category }) => `${store} ${category}`),
    )
    const base = lists.flatMap((goods, list) =>
      goods.map(({ name, brand, category, store, priceCents }, place) => ({
        list,
        place,
        among: goods.length,
        name,
        brand,
        category,
        store,
        price: priceCents,
      })),
    )
    await client.query(
      `insert into product (source_store, external_id, name, brand, model, category, price_cents, rating_tenths,
         review_count, stock, featured, popularity, origin, images)
       select base.store, 'made-' || n, base.name || ' N' || n, base.brand, 'N' || n, base.category,
         199 + (base.price + n * 7919::bigint % 90000)::int, n * 31 % 51, n * 17 % 4000, n % 40, n % 97 = 0,
         n * 7907::bigint % 100000, 'import', '["/img/none.webp"]'
       from generate_series(1, $1::int) n
       join unnest($3::int[]) with ordinality as turn (list, at) on turn.at - 1 = (n - 1) * $4::bigint / $1
       join jsonb_to_recordset($2::jsonb) as base
           (list int, place int, among int, name text, brand text, category text, store text, price int)
         on base.list = turn.list and base.place = n % base.among
       order by n`,
      [count, JSON.stringify(base), base.map(({ list }) => list), base.length],
    )
    await joinSome(client)
    for (const { made } of indexes) await client.query(made)
    await finishImport(client, databaseUrl)
  } finally {
    await client.end()
  }
  say(`${count} products put in (${Math.round((performance.now() - started) / 1000)} s)`)
}

const words = [
  ...new Set(demoProducts.flatMap(({ name }) => name.match(/[A-Za-z]{4,}/gu) ?? [])),
].toSorted()
const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popularity']
const CATEGORIES = ['Electronics', 'Toys', 'Home & Garden', 'Health & Beauty']
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const list = (query: Record<string, string>) => `/api/products?${new URLSearchParams(query)}`
const facets = (filter: object) =>
  `/trpc/catalogue.facets?input=${encodeURIComponent(JSON.stringify({ json: filter }))}`

type Question = (round: number) => string

/** The same question in as many forms as there are rounds: nobody is answered from a cache. */
const QUESTIONS: Record<string, Question> = {
  'list of 12': (at) =>
    list({ limit: '12', page: String(1 + (at % 20)), sort: pick(SORTS, at), minPrice: String(at) }),
  'list of a category': (at) =>
    list({ limit: '12', category: pick(CATEGORIES, at), sort: pick(SORTS, at >> 2) }),
  facets: (at) => facets({ minPriceCents: 100 * at, categories: [pick(CATEGORIES, at)] }),
  'facets of a search': (at) => facets({ search: pick(words, at * 13) }),
  'search by one word': (at) => list({ limit: '12', search: pick(words, at * 7) }),
  'search by two words': (at) =>
    list({ limit: '12', search: `${pick(words, at * 7)} ${pick(words, at * 11 + 5)}` }),
  'search with a typo': (at) => list({ limit: '12', search: `${pick(words, at * 7)}q` }),
  'search by number': (at) => list({ limit: '12', search: `N${1000 + at * 97}` }),
  'index of the sitemap': () => '/sitemap.xml',
  'a sitemap': () => '/sitemaps/products-1.xml',
}

async function ask({ url }: MeasuredShop, path: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}${path}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  return performance.now() - started
}

/** Words of as many products in both shops: what the catalogue's size alone costs. */
const ofEqualMatches = async (
  shop: MeasuredShop,
  counts: number[],
): Promise<Record<string, Question>> => {
  const questions: Record<string, Question> = {}
  for (const matches of counts) {
    const found = await wordsWithMatches(shop, matches)
    questions[`search, ${matches} matches in both`] = (at) =>
      list({ limit: '12', search: pick(found, at) })
    questions[`facets, ${matches} matches in both`] = (at) => facets({ search: pick(found, at) })
  }
  return questions
}

const growthTargets = (grown: readonly Growth[]): Target[] =>
  grown.map(({ name, ratio }) => ({
    what: `${name}: ${ratio.toFixed(2)} times the cost with a tenth of the products, at most ${MOST_TIMES}`,
    kept: ratio <= MOST_TIMES,
  }))

export async function benchGrowth(
  large: number,
  { rounds = 60 }: Effort,
  say: (text: string) => void,
): Promise<Target[]> {
  await buildIfStale()
  const open = (count: number) =>
    openMeasuredShop({ fill: fill(count, say), demo: false, role: 'web' })
  const small = await open(Math.round(large / 10))
  try {
    const big = await open(large)
    try {
      const grown: Growth[] = []
      const counts = [large / 250, large / 125].map(Math.round)
      const [ofSmall, ofBig] = [
        await ofEqualMatches(small, counts),
        await ofEqualMatches(big, counts),
      ]
      const pairs = Object.entries({ ...QUESTIONS, ...ofSmall }).map(
        ([name, question]) => [name, question, ofBig[name] ?? question] as const,
      )
      for (const [name, question, bigQuestion] of pairs) {
        const times: { small: number; large: number }[] = []
        // In turns: a busy moment of the machine meets both.
        for (let round = -rounds; round < rounds; round += 1) {
          // Before it is timed, each word is asked for once with other prices: what it reads is in Postgres' buffers, as
          // in a shop that is in use, and no answer is remembered.
          const at = round < 0 ? round + rounds + words.length : round
          const pair = {
            small: await ask(small, question(at)),
            large: await ask(big, bigQuestion(at)),
          }
          if (round >= 0) times.push(pair)
        }
        const smallMs = median(times.map((pair) => pair.small))
        const largeMs = median(times.map((pair) => pair.large))
        say(`${name.padEnd(32)} ${smallMs.toFixed(1)} ms  ${largeMs.toFixed(1)} ms`)
        grown.push({ name, ratio: largeMs / smallMs })
      }
      return growthTargets(grown)
    } finally {
      await big.stop()
    }
  } finally {
    await small.stop()
  }
}
