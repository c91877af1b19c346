// Writes price lists of any length to measure with: made up, or a real one repeated under changed names.
import fs from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import type { ImportPlan } from '#server/domains/catalogue/import/plan.ts'
import { readRecords } from '#server/domains/catalogue/import/read.ts'

const BRANDS = 'Kestrel Norvik Altamar Pinova Brightwell Lumenor Tacora Veldt Orinda Castell'.split(
  ' ',
)
const KINDS =
  'Wireless Mouse|USB Cable 6 Feet|Ink Cartridge Black|Laptop Sleeve 15.6-Inch|LED Desk Lamp|Stereo Headphones|File Folders Letter Box of 100|Memory Card 32 GB|Wall Mount for Television|Retractable Pen Blue'.split(
    '|',
  )
const WORDS =
  'Compact Premium Silver Black Slim Heavy-Duty Travel Portable Digital Universal Recycled Classic Ultra Mini Dual Extended'.split(
    ' ',
  )

const pick = (words: readonly string[], at: number): string => words[at % words.length] ?? ''

/** About one row in eight without a price and two in five without a size, as in lists from the trade. */
const rowOf = (at: number): string[] => {
  const brand = pick(BRANDS, at * 7)
  const model = `${brand.slice(0, 2).toUpperCase()}-${(at * 7919) % 99_991}`
  const words = [1, 2, 3, 4].map((step) => pick(WORDS, at * step + Math.floor(at / (3 * step))))
  const title = `${brand} ${model} ${words.join(' ')} ${pick(KINDS, at * 3)} ${at}`
  const price = at % 8 === 3 ? '' : `${(at * 37) % 900}.${String((at * 13) % 100).padStart(2, '0')}`
  const side = (step: number) => `${1 + ((at * step) % 20)}.${at % 10}`
  const size = at % 5 < 2 ? '' : `${side(3)} x ${side(5)} x ${side(7)} inches`
  return [
    String(at),
    title,
    model,
    price === '0.00' ? '0.99' : price,
    `${1 + (at % 12)}`,
    brand,
    size,
  ]
}

const HEADERS = ['id', 'title', 'modelno', 'price', 'shipweight', 'brand', 'dimensions']

const write = async (
  file: string,
  rows: AsyncIterable<string[]>,
  delimiter: string,
): Promise<void> => {
  const out = fs.createWriteStream(file)
  let text = ''
  for await (const row of rows) {
    text += row.some((cell) => /["\r\n]/u.test(cell) || cell.includes(delimiter))
      ? stringify([row], { delimiter })
      : `${row.join(delimiter)}\n`
    if (text.length < 100_000) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await finished(out)
}

export const writePriceList = (file: string, count: number): Promise<void> => {
  async function* rows() {
    yield HEADERS
    for (let at = 0; at < count; at += 1) yield rowOf(at)
  }
  return write(file, rows(), '|')
}

/** The planned file over and over until there are `count` rows; every repetition has ids and names of its own. */
export const repeatPriceList = (plan: ImportPlan, file: string, count: number): Promise<void> => {
  const { format, mapping } = plan
  const marked = mapping.columns.filter(({ field }) => field === 'name' || field === 'externalId')
  async function* rows() {
    yield format.headers
    for (let written = 0, round = 0; written < count; round += 1)
      for await (const records of readRecords(plan.file, format))
        for (const record of records) {
          if (!record.ok || written >= count) continue
          const cells = [...record.cells]
          if (round > 0)
            for (const { index } of marked) cells[index] = `${cells[index]} ${round + 1}`
          written += 1
          yield cells
        }
  }
  return write(file, rows(), format.kind === 'delimited' ? format.delimiter : ',')
}
