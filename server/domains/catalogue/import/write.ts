// Brings the staged rows of one batch into the catalogue: what differs is updated, what is new is inserted,
// and a row that says nothing new is not touched, so that its indexes and its date stay as they are.
import type { Client } from 'pg'
import { keepCorrections, type NewsColumn, settingOf } from '../keep-corrections.ts'

export interface BatchCounts {
  created: number
  changed: number
  unchanged: number
}

// A file that repeats what is shown, such as our own export, says nothing beside a correction.
const isNew = (names: string): string => {
  const of = (row: string) => names.split(' ').map((name) => `${row}.${name}`)
  return `(${of('s').join(', ')}) is distinct from (${of('p').join(', ')})`
}

/** `s` is the staged row, `p` the product as it is. */
const kept = (name: string): NewsColumn => ({
  name,
  next: `coalesce(s.${name}, p.${name})`,
  said: `s.${name}`,
  isSaid: `s.${name} is not null and ${isNew(name)}`,
})

const told = (name: string): NewsColumn => ({
  name,
  next: `s.${name}`,
  said: `s.${name}`,
  isSaid: isNew(name),
})

const WEIGHED = 'weight_thousandths weight_unit'
const MEASURED = 'length_thousandths width_thousandths height_thousandths size_unit'

// Parts of one measure come together or not at all.
const measured = (all: string, name: string, said = `s.${name}`): NewsColumn => {
  const isTold = `s.${all.split(' ')[0]} is not null`
  return {
    name,
    next: `case when ${isTold} then ${said} else p.${name} end`,
    said,
    isSaid: `${isTold} and ${isNew(all)}`,
  }
}

const KEPT =
  'brand model category rating_tenths review_count images features specifications description short_description affiliate_url original_url text_language'
const NEWS: readonly NewsColumn[] = [
  told('name'),
  told('price_cents'),
  {
    ...kept('stock'),
    // A file counts what is for sale; beside a correction stands what there is, as stores count it (domain/shelf.ts).
    said: 's.stock + p.reserved',
    // `--set` fills an empty shelf; it does not undo what has been sold since the last import.
    next: 'coalesce(s.stock, case when p.stock = 0 then s.first_stock else p.stock end)',
  },
  ...KEPT.split(' ').map(kept),
  ...WEIGHED.split(' ').map((name) => measured(WEIGHED, name)),
  {
    ...measured(WEIGHED, 'weight_source', `'provider'::text`),
    // The same weight again does not change who said it first.
    next: `case when s.weight_thousandths is not null and ${isNew(WEIGHED)} then 'provider' else p.weight_source end`,
  },
  ...MEASURED.split(' ').map((name) => measured(MEASURED, name)),
]

const NEXT = keepCorrections(NEWS)
/** A struck-through price belongs to its price: a file that has the column also takes it away. */
const NEXT_WITH_ORIGINAL = keepCorrections([...NEWS, told('original_price_cents')])

const nextValues = (hasOriginalPrice: boolean): readonly [string, string][] =>
  hasOriginalPrice ? NEXT_WITH_ORIGINAL : NEXT

const differs = (values: readonly [string, string][]): string =>
  `(${values.map(([name]) => `p.${name}`).join(', ')}) is distinct from (${values.map(([, next]) => next).join(', ')})`

const sameIdentity = 'p.source_store = s.source_store and p.external_id = s.external_id'

// The update reads the product's newest version while it holds its row: an order placed meanwhile keeps its stock.
const updateSql = (hasOriginalPrice: boolean): string => {
  const values = nextValues(hasOriginalPrice)
  return `update product p set ${settingOf(values)}, updated_at = now()
    from import_staging s where ${sameIdentity} and ${differs(values)}`
}

const INSERTED: Record<string, string> = {
  ...Object.fromEntries(
    ['source_store', 'external_id', 'name', 'price_cents', 'original_price_cents'].map((name) => [
      name,
      `s.${name}`,
    ]),
  ),
  ...Object.fromEntries(
    ['brand', 'model', 'description', 'short_description'].map((name) => [
      name,
      `coalesce(s.${name}, '')`,
    ]),
  ),
  ...Object.fromEntries(
    ['images', 'features', 'specifications'].map((name) => [name, `coalesce(s.${name}, '[]')`]),
  ),
  category: 'coalesce(s.category, s.guessed_category)',
  rating_tenths: 'coalesce(s.rating_tenths, 0)',
  review_count: 'coalesce(s.review_count, 0)',
  stock: 'coalesce(s.stock, s.first_stock)',
  weight_thousandths: 's.weight_thousandths',
  weight_unit: 's.weight_unit',
  weight_source: `case when s.weight_thousandths is null then 'none' else 'provider' end`,
  length_thousandths: 's.length_thousandths',
  width_thousandths: 's.width_thousandths',
  height_thousandths: 's.height_thousandths',
  size_unit: 's.size_unit',
  affiliate_url: 's.affiliate_url',
  original_url: 's.original_url',
  text_language: `coalesce(s.text_language, 'en')`,
  sales_policy: `'own'`,
  origin: `'import'`,
}

/** Every column of a product that an import writes. */
export const INSERTED_COLUMNS = Object.keys(INSERTED)

/** The staged rows as new products. */
export const insertFromStaging = `insert into product (${INSERTED_COLUMNS.join(', ')})
  select ${Object.values(INSERTED).join(', ')} from import_staging s`

const insertSql = `${insertFromStaging}
  where not exists (select from product p where ${sameIdentity})
  order by s.line on conflict (source_store, external_id) do nothing`

const stagedCount = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from import_staging',
  )
  return rows[0]?.count ?? 0
}

/** Writes the staged rows within the caller's transaction. */
export const writeStaged = async (
  client: Client,
  hasOriginalPrice: boolean,
): Promise<BatchCounts> => {
  const total = await stagedCount(client)
  const changed = (await client.query(updateSql(hasOriginalPrice))).rowCount ?? 0
  const created = (await client.query(insertSql)).rowCount ?? 0
  return { created, changed, unchanged: total - changed - created }
}

/** What writing would do, without doing it. */
export const previewStaged = async (
  client: Client,
  hasOriginalPrice: boolean,
): Promise<BatchCounts> => {
  const { rows } = await client.query<BatchCounts>(`
    select count(*) filter (where p.id is null)::int as created,
      count(*) filter (where p.id is not null and ${differs(nextValues(hasOriginalPrice))})::int as changed,
      count(*) filter (where p.id is not null and not ${differs(nextValues(hasOriginalPrice))})::int as unchanged
    from import_staging s left join product p on ${sameIdentity}`)
  return rows[0] ?? { created: 0, changed: 0, unchanged: 0 }
}
