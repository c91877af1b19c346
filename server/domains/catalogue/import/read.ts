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
      ? readJsonEntries(file, format.encoding)
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

/** The first records of a file, to find out what its cells say. */
export const sampleOf = async (file: string, format: FileFormat): Promise<FileRecord[]> => {
  for await (const records of inBatches(readRecords(file, format), 500)) return records
  return []
}
