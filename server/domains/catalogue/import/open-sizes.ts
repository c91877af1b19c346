// Asks, before anything is written, in which unit the sizes of a file are when nothing in it says so.
import { type ImportPlan, rowSettingsOf } from './plan.ts'
import { sampleOf } from './read.ts'
import { createRowReader } from './row.ts'

export interface OpenSizes {
  ok: false
  code: 'size_unit'
  /** The columns. */
  detail: string
}

/** Null unless most sizes of the first rows have no unit; a few are left out one by one. */
export const openSizesOf = async (plan: ImportPlan): Promise<OpenSizes | null> => {
  const readRow = createRowReader(rowSettingsOf(plan))
  const products = (await sampleOf(plan.file, plan.format)).flatMap((record) => {
    const row = record.ok ? readRow(record.line, record.cells) : null
    return row?.ok ? [row.product] : []
  })
  const open = products.filter(({ gaps }) => gaps.includes('sizeUnitOpen')).length
  if (open <= products.filter(({ sizeUnit }) => sizeUnit !== null).length) return null
  const columns = plan.mapping.columns.filter(({ field }) =>
    /^(?:dimensions|length|width|height)$/u.test(field),
  )
  return { ok: false, code: 'size_unit', detail: columns.map(({ header }) => header).join(', ') }
}
