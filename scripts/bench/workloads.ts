// The requests of the bench: a thousand different ones of each kind, made of what is really in the catalogue.
import pg from 'pg'
import type { BenchCaller } from './bench-caller.ts'

const VARIED = 1000

export interface Workload {
  name: string
  /** Paths of the shop's own REST calls. */
  paths: string[]
  /** The same calls as procedures, to capture their SQL. */
  calls: ((caller: BenchCaller) => Promise<unknown>)[]
}

const listPath = (query: Record<string, string>): string =>
  `/api/products?${new URLSearchParams(query)}`
const asList = (name: string, queries: Record<string, string>[]): Workload => ({
  name,
  paths: queries.map(listPath),
  calls: queries.map(
    (input) =>
      ({ catalogue }) =>
        catalogue.restList(input),
  ),
})

const readColumn = async (databaseUrl: string, query: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: string }>(query)
    return rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

/** As many different products from all over the catalogue. */
export const productIds = (databaseUrl: string): Promise<string[]> =>
  readColumn(
    databaseUrl,
    `select id::text as value from product order by md5(id::text) limit ${VARIED}`,
  )

const wordsOfNames = (databaseUrl: string): Promise<string[]> =>
  readColumn(
    databaseUrl,
    `select (regexp_match(name, '[[:alpha:]]{3,}'))[1] as value from product
     where name ~ '[[:alpha:]]{3,}' order by md5(id::text) limit ${VARIED}`,
  )

export async function workloads(databaseUrl: string): Promise<Workload[]> {
  const ids = await productIds(databaseUrl)
  const words = await wordsOfNames(databaseUrl)
  const categories = ['', 'Electronics', 'Home & Garden', 'Toys']
  const categoryAt = (at: number): { category?: string } => {
    const category = categories[at % categories.length]
    return category ? { category } : {}
  }
  const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popularity']
  const lists = ids.map((_id, at) => ({
    limit: '12',
    page: String(1 + (at % 5)),
    sort: sorts[at % sorts.length] ?? 'featured',
    ...categoryAt(at),
    ...(at % 3 === 0 ? { minPrice: String(at % 40) } : {}),
  }))
  return [
    asList('list of 12', lists),
    {
      name: 'product by id',
      paths: ids.map((id) => `/api/products/${id}`),
      calls: ids.map(
        (id) =>
          ({ catalogue }) =>
            catalogue.restProduct({ id }),
      ),
    },
    asList(
      'search by one word',
      words.map((search) => ({ limit: '12', search })),
    ),
    asList(
      'first page',
      sorts.map((sort) => ({ limit: '12', sort })),
    ),
    asList(
      'deepest page',
      sorts.map((sort) => ({ limit: '12', sort, page: '833' })),
    ),
  ]
}
