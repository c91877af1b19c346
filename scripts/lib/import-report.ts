// What the import command says: the mapping before it starts, the counts at the end, and why it cannot start.
import path from 'node:path'
import { paths } from '#contract/paths.ts'
import type { Ask } from '#server/domains/catalogue/import/asks.ts'
import type { ImportColumn } from '#server/domains/catalogue/import/columns.ts'
import type { ImportOutcome } from '#server/domains/catalogue/import/file.ts'
import type { OpenSizes } from '#server/domains/catalogue/import/open-sizes.ts'
import type { ImportPlan, PlanFault } from '#server/domains/catalogue/import/plan.ts'
import { FALLBACK_CATEGORY } from '#server/domains/catalogue/import/category.ts'
import type { Gap } from '#server/domains/catalogue/import/product.ts'
import type { ImportSummary } from '#server/domains/catalogue/import/summary.ts'

const number = new Intl.NumberFormat('en-US')

const FORMATS: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '|': 'pipes',
  '\t': 'tabs',
}

const unitOf = (
  { field, weightUnit, lengthUnit, inCents }: ImportColumn,
  plan: ImportPlan,
): string => {
  const isSize = /^(?:dimensions|length|width|height)$/u.test(field)
  if (isSize || field === 'weight') {
    const unit = isSize
      ? (lengthUnit ?? plan.fill.get('lengthUnit'))
      : (weightUnit ?? plan.weightUnit)
    return unit === undefined
      ? ', in the unit of each cell'
      : `, in ${unit} unless a cell says otherwise`
  }
  if (inCents) return ', in cents'
  return ''
}

export const describePlan = (plan: ImportPlan): string => {
  const { file, format, mapping, origin, stores, fill, rates } = plan
  const kind =
    format.kind !== 'delimited'
      ? format.kind.toUpperCase()
      : `columns separated by ${FORMATS[format.delimiter] ?? ''}`
  const fields = new Set(mapping.columns.map(({ field }) => field))
  const lines = [
    `${path.basename(file)}: ${kind}, ${format.encoding}`,
    ...mapping.columns.map((column) => {
      return `  ${column.field.padEnd(16)} ← ${column.header}${unitOf(column, plan)}`
    }),
    ...[...fill].map(([field, text]) => `  ${field.padEnd(16)} = ${text} where a row has none`),
  ]
  if (mapping.ignored.length > 0) lines.push(`  ignored          ${mapping.ignored.join(', ')}`)
  const { store, list } = origin
  const isPerRow = stores.length > 1
  lines.push(
    `  store            ${isPerRow ? `per row, else ${store ?? 'the row is rejected'}` : (store ?? '')}`,
  )
  if (list !== undefined)
    lines.push(
      `  list             ${list}, with numbers of its own, shown under the store above (own: the shop itself)`,
    )
  for (const [code, rate] of rates) lines.push(`  rate             1 USD = ${rate} ${code}`)
  if (!fields.has('externalId'))
    lines.push('  identity         brand, model and title: there is no id column')
  if (!fields.has('category') && !fill.has('category'))
    lines.push(
      `  category         guessed from the title, else ${FALLBACK_CATEGORY}; say --set category=… to fix it`,
    )
  if (!fields.has('stock') && !fill.has('stock'))
    lines.push('  stock            0: nothing can be bought until you say --set stock=…')
  return lines.join('\n')
}

const GAP_TEXTS: Record<Gap, string> = {
  textCut: 'with a text longer than its field takes: cut',
  noWeight: 'without a readable weight: freight is estimated by category',
  noSize: 'without a readable size: freight is estimated by category',
  sizeUnitOpen: 'with a size without a unit: left out; say --length-unit',
  noStock: 'without stock: new ones are out of stock',
  categoryGuessed: 'with a category guessed from the title',
  categoryFallback: `with no category and no known word in the title: ${FALLBACK_CATEGORY}`,
  linkDropped: 'with a link that does not lead to their store: left out',
  imageDropped: 'with pictures from unknown servers: left out',
  barCodeDropped: 'with a bar code whose check digit is wrong: left out',
  dayDropped: 'with a day of arrival that is not like 2027-01-15: left out',
  originalPriceDropped: 'with an unreadable original price: left out',
}

const times = (factor: number): string => number.format(factor)

export const describeSummary = (summary: ImportSummary): string => {
  const { records, created, changed, unchanged, rejected, gaps, rejectedBy } = summary
  const count = (value: number) => number.format(value)
  const sum = [created, changed, unchanged, rejected].map(count).join(' + ')
  const lines = [
    `${summary.dryRun ? 'Dry run, nothing was written: ' : ''}${count(records)} rows in ${summary.seconds.toFixed(1)} s (${count(summary.rowsPerSecond)} rows/s)`,
    `  created ${count(created)}, changed ${count(changed)}, unchanged ${count(unchanged)}, rejected ${count(rejected)}`,
    `  ${sum} = ${count(created + changed + unchanged + rejected)} of ${count(records)} rows`,
  ]
  const { prices } = summary
  if (prices !== null) {
    const [low, middle, high] = [prices.lowest, prices.median, prices.highest].map(times)
    lines.push(
      `  prices of ${count(prices.changed)} known products: × ${low} to × ${high}, median × ${middle}`,
    )
  }
  if (summary.replaced > 0)
    lines.push(
      `  became other articles under the same number: ${count(summary.replaced)} of the changed`,
    )
  if (summary.resumedAt > 0)
    lines.push(`  resumed after ${count(summary.resumedAt)} rows of an interrupted run`)
  for (const [code, rows] of Object.entries(rejectedBy))
    lines.push(`  rejected: ${count(rows)} ${code}`)
  for (const [gap, text] of Object.entries(GAP_TEXTS)) {
    const rows = gaps[gap as Gap]
    if (rows > 0) lines.push(`  ${count(rows)} ${rows === 1 ? 'row' : 'rows'} ${text}`)
  }
  if (summary.unknownCategories.length > 0) {
    const words = summary.unknownCategories.map(([name, rows]) => `\n    ${count(rows)} × ${name}`)
    lines.push(
      `  categories nobody here knows; say --category "word=Home & Garden":${words.join('')}`,
    )
  }
  if (summary.droppedHosts.length > 0) {
    const hosts = summary.droppedHosts.map(([host, rows]) => `\n    ${count(rows)} × ${host}`)
    lines.push(
      `  pictures were left out of these servers; an admin can allow them (${paths.adminPictureHosts}), then import again:${hosts.join('')}`,
    )
  }
  if (summary.rejectsFile !== null) lines.push(`  rejected rows: ${summary.rejectsFile}`)
  return lines.join('\n')
}

type Refusal = PlanFault | OpenSizes | Extract<ImportOutcome, { ok: false }>

const REFUSALS: Record<Exclude<Refusal['code'], 'undecided'>, string> = {
  file_missing: 'There is no such file',
  file_empty: 'The file is empty',
  no_columns: 'The first line does not name any columns',
  workbook: 'This is a workbook. Open it, save the sheet as «CSV UTF-8», and import that file',
  web_page:
    'This is a web page, whatever the name says. Open it in a spreadsheet program, save the sheet as «CSV UTF-8», and import that file',
  xml: 'XML is not read. Write the same products as JSON or CSV, and import that file',
  yaml: 'YAML is not read. Write the same products as JSON or CSV, and import that file',
  pdf: 'This is a PDF. Ask who made it for the same list as a spreadsheet or CSV, and import that file',
  compressed: 'The file is compressed. Unpack it, and import the file inside',
  unknown_encoding: 'The encoding is not known',
  many_renamed:
    'Stopped: products would turn into other articles. Is the file of another list (--list, --store)? If it is meant, say --renamed',
  prices_leap:
    'Stopped: prices would change by more than the factor that passes. If it is meant, say --price-factor N',
  no_name_column: 'No column looks like the name; say --map name=… . The file has',
  no_price_column: 'No column looks like a price in US dollars; say --map price=… . The file has',
  size_unit:
    'Sizes have no unit. Say --length-unit in, cm, mm, m or ft; --map dimensions= and --map length= leave them out. Their columns',
  unknown_field: 'There is no such field',
  unknown_column: 'The file has no such column',
  unknown_category: 'There is no such category',
  import_running: 'Another import of this store is running; wait until it has ended',
  file_changed: 'The file changed while it was read; import it again',
  disk_full:
    'The disk for the rejected rows is full; make room, and the same command goes on from here',
  database_full:
    'The disk of the database is full; make room, and the same command goes on from here',
  interrupted: 'Interrupted; the same command goes on from here',
}

const describeAsk = (ask: Ask): string => {
  switch (ask.code) {
    case 'origin':
      return 'The file does not say which store its products come from. Say --store walmart (or another) when their ids are that store’s, or --list NAME for a list of your own.'
    case 'weight_unit':
      return `The weights in «${ask.detail}» have no unit. Say --weight-unit lb, kg, oz or g; --map weight= leaves them out.`
    case 'rate':
      return `Prices are in ${ask.detail}, it seems. Say --rate ${ask.detail}=N, where one US dollar is N ${ask.detail}; if they are dollars, --set currency=USD.`
  }
}

export const describeRefusal = (refusal: Refusal): string =>
  refusal.code === 'undecided'
    ? refusal.asks.map(describeAsk).join('\n')
    : `${REFUSALS[refusal.code]}${'detail' in refusal ? `: ${refusal.detail}` : '.'}`
