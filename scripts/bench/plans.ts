// Reads the plans of captured queries as Postgres makes them when nobody has tuned it.
import pg from 'pg'
import type { CapturedQuery } from './capture-sql.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

// Postgres' own values of what the embedded server sets otherwise.
const AS_SHIPPED = '-c random_page_cost=4 -c jit=on -c effective_cache_size=4GB'

const scansProducts = (plan: Plan): boolean =>
  (plan['Node Type'].includes('Seq Scan') && plan['Relation Name'] === 'product') ||
  (plan.Plans ?? []).some(scansProducts)

/** How many of the queries would read the whole product table. */
export async function countScans(
  databaseUrl: string,
  queries: readonly CapturedQuery[],
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, options: AS_SHIPPED })
  await client.connect()
  let scans = 0
  try {
    for (const { text, values } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        values,
      )
      if (rows.some((row) => row['QUERY PLAN'].some(({ Plan: plan }) => scansProducts(plan))))
        scans += 1
    }
  } finally {
    await client.end()
  }
  return scans
}
