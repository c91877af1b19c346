// Streams the records of a file of any known format, in pieces and with their line numbers.
import { createDelimitedReader } from './delimited.ts'
import type { FileFormat } from './format.ts'
import { readJsonEntries } from './json-document.ts'
import { readLines } from './lines.ts'
import { createNdjsonReader } from './ndjson.ts'
import type { FileRecord } from './record.ts'

/** Reads on only when the consumer asks: memory does not grow with the file. */
export async function* readRecords(file: string, format: FileFormat): AsyncGenerator<FileRecord[]> {
  const { headers } = format
  const reader =
    format.kind === 'delimited'
      ? createDelimitedReader(format.delimiter, headers.length)
      : createNdjsonReader(headers)
  let isHeaderDue = format.kind === 'delimited'
  const withoutHeader = (records: FileRecord[]): FileRecord[] => {
    if (!isHeaderDue || records.length === 0) return records
    isHeaderDue = false
    return records.slice(1)
  }
  const skipped = (format.kind === 'delimited' && format.skippedLines) || 0
  const pieces =
    format.kind === 'json'
      ? readJsonEntries(file, format.encoding, format.list)
      : readLines(file, format.encoding, format.lineEnd)
  for await (const lines of pieces) {
    const told = lines[0] && lines[0].number <= skipped ? lines.slice(skipped) : lines
    yield withoutHeader(reader.push(told))
  }
  yield withoutHeader(reader.end())
}

/** Cuts the stream into batches of one size, the last one smaller. */
export async function* inBatches<T>(pieces: AsyncIterable<T[]>, size: number): AsyncGenerator<T[]> {
  let waiting: T[] = []
  for await (const piece of pieces) {
    waiting = waiting.length === 0 ? piece : [...waiting, ...piece]
    let start = 0
    for (; waiting.length - start >= size; start += size) yield waiting.slice(start, start + size)
    waiting = waiting.slice(start)
  }
  if (waiting.length > 0) yield waiting
}

/** The batches from the first one on, cut where the first `done` records end. */
export async function* fromPlace<T>(
  batches: AsyncIterable<T[]>,
  done: number,
): AsyncGenerator<{ part: T[]; isDone: boolean }> {
  let position = 0
  for await (const batch of batches) {
    const cut = Math.max(0, Math.min(batch.length, done - position))
    position += batch.length
    if (cut > 0) yield { part: batch.slice(0, cut), isDone: true }
    if (cut < batch.length) yield { part: batch.slice(cut), isDone: false }
  }
}

/**
 * While the database works on one piece, the next one is read and prepared. False when the signal came in between.
 * @throws what `work` throws, before anything more is begun
 */
export const inStep = async <T, U>(
  pieces: AsyncIterable<T>,
  prepare: (piece: T) => U,
  work: (prepared: U) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  let working: Promise<void> = Promise.resolve()
  try {
    for await (const piece of pieces) {
      const prepared = prepare(piece)
      await working
      if (signal?.aborted) return false
      working = work(prepared)
      // Its failure is met at the next await; until then it must not count as unhandled.
      working.catch(() => {})
    }
    await working
    return true
  } finally {
    await working.catch(() => {})
  }
}

/** The first records of a file, to find out what its cells say. */
export const sampleOf = async (file: string, format: FileFormat): Promise<FileRecord[]> => {
  for await (const records of inBatches(readRecords(file, format), 500)) return records
  return []
}
