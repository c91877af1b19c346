// Whoever brings news of products writes them through this: what an admin corrected stays, and what was said is kept beside it.
import { fieldOfProperty } from '#domain/product-corrections.ts'

/** One column of `product p` and what becomes of it, as SQL. */
export interface NewsColumn {
  name: string
  /** What it will hold unless an admin has corrected it. */
  next: string
  /** What is said about it, to be shown beside a correction. */
  said: string
  /** Whether anything is said about it. */
  isSaid: string
}

const propertyOf = (column: string): string =>
  column.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())

const fieldOf = (column: string) => fieldOfProperty(propertyOf(column))

/** Whether an admin has corrected the part that the column of `product p` belongs to. */
export const isFixed = (column: string): string => `'${fieldOf(column)}' = any(p.fixed_fields)`

const heard = ({ name, said, isSaid }: NewsColumn): string =>
  `case when ${isFixed(name)} and ${isSaid}
    then jsonb_build_object('${propertyOf(name)}', ${said}) else '{}'::jsonb end`

/**
 * Column → its next value, for an update of `product p`. Fields in `p.fixed_fields` stay as they are, and
 * `provider_values` (properties by name) hears what was said about them. Orders of both lists are the same.
 */
export const keepCorrections = (news: readonly NewsColumn[]): [string, string][] => {
  const correctable = news.filter(({ name }) => fieldOf(name) !== undefined)
  const values = news.map(({ name, next }): [string, string] =>
    fieldOf(name) === undefined
      ? [name, next]
      : [name, `case when ${isFixed(name)} then p.${name} else ${next} end`],
  )
  return [
    ...values,
    [
      'provider_values',
      `case when p.fixed_fields = '{}' then p.provider_values
        else p.provider_values || ${correctable.map(heard).join(' || ')} end`,
    ],
  ]
}

/** The same as what follows `set`. */
export const settingOf = (values: readonly [string, string][]): string =>
  values.map(([name, next]) => `${name} = ${next}`).join(', ')
