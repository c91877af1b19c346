// What files and stores tell of products as the parts of an update and an insert: `s` is what is told, `p` the product.
import { keepCorrections, type NewsColumn, settingOf } from './keep-corrections.ts'
import type { ToldColumn } from './told-columns.ts'

const rowOf = (alias: string, names: readonly string[]): string =>
  `(${names.map((name) => `${alias}.${name}`).join(', ')})`

/** Whether any of the columns is told otherwise than the product has it. */
export const differ = (names: readonly string[]): string =>
  `${rowOf('s', names)} is distinct from ${rowOf('p', names)}`

/** What is not told is kept. */
const newsColumn = ({ name, together }: ToldColumn, hearsRepeats: boolean): NewsColumn => {
  const isTold = `s.${together[0]} is not null`
  const isNew = `${isTold} and ${differ(together)}`
  return {
    name,
    next:
      together.length > 1
        ? `case when ${isNew} then s.${name} else p.${name} end`
        : `coalesce(s.${name}, p.${name})`,
    said: `s.${name}`,
    isSaid: hearsRepeats ? isTold : isNew,
  }
}

export interface NewsRules {
  /** Columns with rules of their own, over those of all others. */
  readonly news: Readonly<Record<string, Partial<Omit<NewsColumn, 'name'>>>>
  /** Columns that nobody tells, but that change with what is told. */
  readonly derived?: readonly NewsColumn[]
  /** Beside a correction stands also what is told as it is shown. */
  readonly hearsRepeats: boolean
}

/** What follows `set`, and whether it changes anything. */
export const updateOf = (
  columns: readonly ToldColumn[],
  { news, derived = [], hearsRepeats }: NewsRules,
): { set: string; differs: string } => {
  const told = columns.map((column) => ({
    ...newsColumn(column, hearsRepeats),
    ...news[column.name],
  }))
  const next = keepCorrections([...told, ...derived])
  const names = next.map(([name]) => name)
  return {
    set: settingOf(next),
    differs: `${rowOf('p', names)} is distinct from (${next.map(([, value]) => value).join(', ')})`,
  }
}

/** Names and values of a new product; `own` stand over what is told. */
export const insertOf = (
  columns: readonly ToldColumn[],
  own: Readonly<Record<string, string>>,
): { names: string[]; values: string } => {
  const told = columns.map(({ name, empty }) => [
    name,
    empty === 'null' ? `s.${name}` : `coalesce(s.${name}, ${empty})`,
  ])
  const values = { ...(Object.fromEntries(told) as Record<string, string>), ...own }
  return { names: Object.keys(values), values: Object.values(values).join(', ') }
}
