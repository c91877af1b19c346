// Brings the staged rows of one batch into the catalogue: what differs is updated, what is new is inserted,
// and a row that says nothing new is not touched, so that its indexes and its date stay as they are.
import type { Client } from 'pg'
import { isAhead } from '../product/pre-order-days.ts'
import { isFixed } from '../product/keep-corrections.ts'
import { differ, insertOf, type NewsRules, updateOf } from '../product/news-sql.ts'
import { FILE_COLUMNS } from './staging.ts'

export interface BatchCounts {
  created: number
  changed: number
  unchanged: number
}

const ORIGINAL = 'original_price_cents'

const RULES: NewsRules = {
  // A file that repeats what is shown, such as our own export, says nothing beside a correction.
  hearsRepeats: false,
  news: {
    pre_order: {
      next: `coalesce(s.pre_order, p.pre_order) and ${isAhead(`case when ${isFixed('expected_on')} then p.expected_on else coalesce(s.expected_on, p.expected_on) end`)}`,
    },
    stock: {
      // A file counts what is for sale; beside a correction stands what there is, as stores count it (domain/shelf.ts).
      said: 's.stock + p.reserved',
      // `--set` fills an empty shelf; it does not undo what has been sold since the last import.
      next: 'coalesce(s.stock, case when p.stock = 0 then s.first_stock else p.stock end)',
    },
    [ORIGINAL]: { next: `s.${ORIGINAL}`, isSaid: differ([ORIGINAL]) },
  },
}

/** A struck-through price belongs to its price: a file that has the column also takes it away. */
const UPDATE = updateOf(
  FILE_COLUMNS.filter(({ name }) => name !== ORIGINAL),
  RULES,
)
const UPDATE_WITH_ORIGINAL = updateOf(FILE_COLUMNS, RULES)

/** Staged row `s` and product `p` are one. */
export const SAME_IDENTITY = 'p.source_store = s.source_store and p.external_id = s.external_id'

const FIRST = {
  category: 'coalesce(s.category, s.guessed_category)',
  stock: 'coalesce(s.stock, s.first_stock)',
  pre_order: `coalesce(s.pre_order, false) and ${isAhead('s.expected_on')}`,
}
const inserted = insertOf(FILE_COLUMNS, {
  source_store: 's.source_store',
  external_id: 's.external_id',
  ...FIRST,
  origin: `'import'`,
})

/** Another article under a known number: it begins anew, without the size, the corrections or the clearance of the last. */
const fresh = insertOf(FILE_COLUMNS, FIRST)
const REPLACE = `update product p set (${fresh.names.join(', ')}) = row(${fresh.values}), cleared = false,
  featured = false, fixed_fields = '{}', provider_values = '{}', seo_title = null, seo_description = null, updated_at = now()
  from import_staging s where ${SAME_IDENTITY} and p.id = any($1)`

/** Every column of a product that an import writes. */
export const INSERTED_COLUMNS = inserted.names

/** The staged rows as new products. */
export const insertFromStaging = `insert into product (${inserted.names.join(', ')})
  select ${inserted.values} from import_staging s`

const insertSql = `${insertFromStaging}
  where not exists (select from product p where ${SAME_IDENTITY})
  order by s.line on conflict (source_store, external_id) do nothing`

/** Writes the staged rows within the caller's transaction; `others` are the products that become other articles. */
export const writeStaged = async (
  client: Client,
  hasOriginalPrice: boolean,
  others: readonly number[],
): Promise<BatchCounts> => {
  const { set, differs } = hasOriginalPrice ? UPDATE_WITH_ORIGINAL : UPDATE
  const total = await client.query('select from import_staging')
  const replaced = others.length > 0 ? await client.query(REPLACE, [others]) : null
  // The update reads the product's newest version while it holds its row: an order placed meanwhile keeps its stock.
  const changed = await client.query(`update product p set ${set}, updated_at = now()
    from import_staging s where ${SAME_IDENTITY} and ${differs}`)
  const created = await client.query(insertSql)
  const changes = (changed.rowCount ?? 0) + (replaced?.rowCount ?? 0)
  const counts = { created: created.rowCount ?? 0, changed: changes }
  return { ...counts, unchanged: (total.rowCount ?? 0) - counts.changed - counts.created }
}

/** What writing would do, without doing it. */
export const previewStaged = async (
  client: Client,
  hasOriginalPrice: boolean,
): Promise<BatchCounts> => {
  const { differs } = hasOriginalPrice ? UPDATE_WITH_ORIGINAL : UPDATE
  const { rows } = await client.query<BatchCounts>(`
    select count(*) filter (where p.id is null)::int as created,
      count(*) filter (where p.id is not null and ${differs})::int as changed,
      count(*) filter (where p.id is not null and not ${differs})::int as unchanged
    from import_staging s left join product p on ${SAME_IDENTITY}`)
  return rows[0] ?? { created: 0, changed: 0, unchanged: 0 }
}
