// A shop with a large catalogue, imported from a list that is made up or that somebody gave.
import path from 'node:path'
import pg from 'pg'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { finishImport } from '#server/domains/catalogue/import/finish.ts'
import { planImport, type ImportChoices } from '#server/domains/catalogue/import/plan.ts'
import { entities } from '#server/entities.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { buildIfStale } from '../build-if-stale.ts'
import { type MeasuredShop, openMeasuredShop } from '../lib/measured-shop.ts'
import { joinSome } from './join-some.ts'
import type { Bench } from './options.ts'
import { repeatPriceList, writePriceList } from './price-list.ts'

/** Of a hundred rows of such lists so many become products. */
const ACCEPTED = 0.87
const CHOICES: ImportChoices = { set: new Map([['stock', '10']]) }

/** Of a price list whose rows name no store and weigh in pounds. */
export const planOf = async (file: string, choices?: ImportChoices) => {
  const planned = await planImport(file, { store: 'walmart', weightUnit: 'lb', ...choices })
  if (!planned.ok) throw new Error(`${file}: ${planned.code}`)
  return planned.plan
}

export async function openCatalogueShop(bench: Bench): Promise<MeasuredShop> {
  const { folder, say, options } = bench
  const listFile = path.join(folder, 'list.csv')
  const rows = Math.ceil(options.products / ACCEPTED)
  if (options.file) await repeatPriceList(await planOf(options.file), listFile, rows)
  else await writePriceList(listFile, rows)
  const fill = async (databaseUrl: string) => {
    const orm = await openOrm(entities, { databaseUrl })
    await migrate(orm)
    await orm.close()
    const rejectsFile = path.join(folder, 'rejects.csv')
    const outcome = await importFile(await planOf(listFile, CHOICES), { databaseUrl, rejectsFile })
    if (outcome.ok) say(`catalogue: ${outcome.summary.created} products`)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await joinSome(client)
      await finishImport(client, databaseUrl)
    } finally {
      await client.end()
    }
  }
  await buildIfStale()
  return openMeasuredShop({ fill, demo: false, role: 'web' })
}
