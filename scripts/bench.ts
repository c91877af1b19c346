// npm run bench [-- serve|import] [--products N] [--file FILE]: measures on a catalogue of 100,000 products.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from '#server/domains/catalogue/import-file.ts'
import { planImport, type ImportChoices } from '#server/domains/catalogue/import-plan.ts'
import { entities } from '#server/entities.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { benchImport } from './bench/import.ts'
import { repeatPriceList, writePriceList } from './bench/price-list.ts'
import { benchServe } from './bench/serve.ts'
import { buildIfStale } from './build-if-stale.ts'
import { parseImport } from './lib/import-options.ts'
import { openMeasuredShop } from './lib/measured-shop.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { products: { type: 'string', default: '100000' }, file: { type: 'string' } },
})
const parts = positionals.length > 0 ? positionals : ['import', 'serve']
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-bench-'))
const say = (text: string) => void process.stdout.write(`${text}\n`)

const planOf = async (file: string, choices?: ImportChoices) => {
  const planned = await planImport(file, choices)
  if (!planned.ok) throw new Error(`${file}: ${planned.code}`)
  return planned.plan
}

const fill = (listFile: string) => async (databaseUrl: string) => {
  const orm = await openOrm(entities, { databaseUrl })
  await migrate(orm)
  await orm.close()
  const parsed = parseImport([listFile, '--set', 'stock=10'], folder)
  if (!parsed.ok) throw new Error(parsed.fault)
  const outcome = await importFile(await planOf(listFile, parsed.command.choices), {
    databaseUrl,
    rejectsFile: path.join(folder, 'rejects.csv'),
  })
  if (outcome.ok) say(`catalogue: ${outcome.summary.created} products`)
}

try {
  say(`machine: ${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`)
  if (parts.includes('import')) {
    const database = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'import') })
    say(
      JSON.stringify(
        await benchImport(database.url, values.file ? { file: values.file } : {}),
        null,
        1,
      ),
    )
    await database.stop()
  }
  if (parts.includes('serve')) {
    const listFile = path.join(folder, 'list.csv')
    const rows = Math.ceil(Number(values.products) / 0.87)
    if (values.file) await repeatPriceList(await planOf(values.file), listFile, rows)
    else await writePriceList(listFile, rows)
    await buildIfStale()
    const shop = await openMeasuredShop({ fill: fill(listFile), demo: false, role: 'web' })
    for (const line of await benchServe(shop.url, shop.databaseUrl, folder)) {
      say(
        `${line.name.padEnd(20)} shop ${line.shopPerSecond}/s  floor ${line.floorPerSecond}/s  ratio ${line.ratio}  p99 ${line.p99} ms  failures ${line.failures}`,
      )
    }
    await shop.stop()
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
