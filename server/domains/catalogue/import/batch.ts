// Judges the records of one batch: products for the staging table, rejections for the file, counts for the summary.
import { isOfTexts } from './identity.ts'
import type { ImportProduct } from './product.ts'
import type { FileRecord } from './record.ts'
import type { createRowReader, Rejection } from './row.ts'

export interface JudgedBatch {
  records: number
  products: ImportProduct[]
  rejections: Rejection[]
}

export const judgeBatch = (
  records: readonly FileRecord[],
  readRow: ReturnType<typeof createRowReader>,
): JudgedBatch => {
  const batch: JudgedBatch = { records: records.length, products: [], rejections: [] }
  for (const record of records) {
    if (!record.ok) {
      batch.rejections.push({
        line: record.line,
        column: '',
        value: record.text,
        code: record.code,
      })
      continue
    }
    const outcome = readRow(record.line, record.cells)
    if (!outcome.ok) {
      batch.rejections.push(outcome.rejection)
      continue
    }
    batch.products.push(outcome.product)
  }
  return batch
}

/** Moves rows that repeat an identity from the products to the rejections, in the order of the file. */
export const rejectRepeated = (
  batch: JudgedBatch,
  repeated: ReadonlySet<number>,
  idColumn: string | undefined,
): Rejection[] => {
  if (repeated.size === 0) return batch.rejections
  const duplicates = batch.products
    .filter(({ line }) => repeated.has(line))
    .map(({ line, externalId, name }): Rejection => ({
      line,
      column: idColumn ?? '',
      value: isOfTexts(externalId) ? (name ?? '') : externalId,
      code: isOfTexts(externalId) ? 'duplicate_name' : 'duplicate_id',
    }))
  return [...batch.rejections, ...duplicates].sort((a, b) => a.line - b.line)
}
