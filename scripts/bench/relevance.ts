// How well searches are answered: judged queries in four languages over the project's own products, or those of a file.
import path from 'node:path'
import pg from 'pg'
import { LOCALES } from '#domain/vocabulary.ts'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { finishImport } from '#server/domains/catalogue/import/finish.ts'
import { entities } from '#server/entities.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { type Judgement, judge, meanNdcg, zeroShare } from '#tests/support/relevance/judge.ts'
import {
  JUDGED_QUERIES,
  type Named,
  OWN_PRODUCTS,
} from '#tests/support/relevance/judged-queries.ts'
import { openOwnDatabase } from '../lib/own-database.ts'
import { openBenchCaller } from './bench-caller.ts'
import { planOf } from './catalogue-shop.ts'
import type { Bench } from './options.ts'
import type { Target } from './targets.ts'

const LEAST_NDCG = 0.85
const MOST_ZERO = 0.02
const WORST_SHOWN = 20

async function fillWithOwn(client: pg.Client, databaseUrl: string): Promise<void> {
  await client.query(
    `insert into product (source_store, external_id, name, category, price_cents, stock, popularity, origin, images)
     select 'amazon', 'own-' || n, name, category, 1000 + n, 10, n * 7907 % 1000, 'import', '[]'
     from jsonb_to_recordset($1::jsonb) as own (n int, name text, category text)`,
    [JSON.stringify(OWN_PRODUCTS.map((product, n) => ({ n, ...product })))],
  )
  await finishImport(client, databaseUrl)
}

async function judgeAll(client: pg.Client, databaseUrl: string): Promise<Judgement[]> {
  const { rows } = await client.query<Named>('select name, category from product where listed')
  const { caller, close } = await openBenchCaller(databaseUrl)
  const judgements: Judgement[] = []
  for (const query of JUDGED_QUERIES) {
    // The list that needs no tariff; a test holds that the page shows the same.
    const { items } = await caller().catalogue.restList({ search: query.text, limit: '10' })
    const judgement = judge(query, items, rows)
    if (judgement) judgements.push(judgement)
  }
  await close()
  return judgements
}

function report(judgements: readonly Judgement[], say: Bench['say']): void {
  for (const locale of LOCALES) {
    const own = judgements.filter((one) => one.locale === locale)
    say(`${locale}  ${own.length} queries  NDCG@10 ${meanNdcg(own).toFixed(3)}`)
  }
  const worst = judgements.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, WORST_SHOWN)
  for (const { ndcg, locale, text, shown } of worst)
    say(`${ndcg.toFixed(2)}  ${locale}  ${text}  → ${shown[0]?.name.slice(0, 70) ?? 'nothing'}`)
}

export async function benchRelevance({ options, folder, say }: Bench): Promise<Target[]> {
  const database = await openOwnDatabase(path.join(folder, 'relevance'))
  const databaseUrl = database.ownerUrl
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    const orm = await openOrm(entities, { databaseUrl })
    await migrate(orm)
    await orm.close()
    await client.connect()
    if (options.file) {
      const rejectsFile = path.join(folder, 'rejects.csv')
      await importFile(await planOf(options.file), { databaseUrl, rejectsFile })
    } else await fillWithOwn(client, databaseUrl)
    const judgements = await judgeAll(client, databaseUrl)
    report(judgements, say)
    const ndcg = meanNdcg(judgements)
    const zero = zeroShare(judgements)
    return [
      {
        what: `NDCG@10 of ${judgements.length} judged queries: ${ndcg.toFixed(3)}, at least ${LEAST_NDCG}`,
        kept: ndcg >= LEAST_NDCG,
      },
      {
        what: `${(100 * zero).toFixed(1)} % of them find nothing, at most ${100 * MOST_ZERO} %`,
        kept: zero <= MOST_ZERO,
      },
    ]
  } finally {
    await client.end()
    await database.stop()
  }
}
