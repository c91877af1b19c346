// Whoever brings news of products writes them through this: what an admin corrected stays, and what was said is kept beside it.
import { CORRECTABLE_FIELDS, propertiesOf } from '#domain/product-parts.ts'
import { columnOf } from './told-columns.ts'

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

/** Column → the property it holds and the part it belongs to, of what can be corrected. */
const CORRECTED = new Map(
  CORRECTABLE_FIELDS.flatMap((part) =>
    propertiesOf(part).map((property) => [columnOf(property), { property, part }] as const),
  ),
)

/** Whether an admin has corrected the part that the column of `product p` belongs to. */
export const isFixed = (column: string): string =>
  `'${CORRECTED.get(column)?.part}' = any(p.fixed_fields)`

const heard = ({ name, said, isSaid }: NewsColumn): string =>
  `case when ${isFixed(name)} and ${isSaid}
    then jsonb_build_object('${CORRECTED.get(name)?.property}', ${said}) else '{}'::jsonb end`

/**
 * Column → its next value, for an update of `product p`. Fields in `p.fixed_fields` stay as they are, and
 * `provider_values` (properties by name) hears what was said about them. Orders of both lists are the same.
 */
export const keepCorrections = (news: readonly NewsColumn[]): [string, string][] => [
  ...news.map(({ name, next }): [string, string] => [
    name,
    CORRECTED.has(name) ? `case when ${isFixed(name)} then p.${name} else ${next} end` : next,
  ]),
  [
    'provider_values',
    `case when p.fixed_fields = '{}' then p.provider_values
      else p.provider_values || ${news
        .filter(({ name }) => CORRECTED.has(name))
        .map(heard)
        .join(' || ')} end`,
  ],
]

/** The same as what follows `set`. */
export const settingOf = (values: readonly [string, string][]): string =>
  values.map(([name, next]) => `${name} = ${next}`).join(', ')
