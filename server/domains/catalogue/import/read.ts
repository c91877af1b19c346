// Streams the records of a file of any known format, in pieces and with their line numbers.
import { createDelimitedReader } from './delimited.ts'
import type { FileFormat } from './format.ts'
import { readLines } from './lines.ts'
import { createNdjsonReader } from './ndjson.ts'
import type { FileRecord } from './record.ts'

/** Reads on only when the consumer asks: memory does not grow with the file. */
export async function* readRecords(file: string, format: FileFormat): AsyncGenerator<FileRecord[]> {
  const { headers } = format
  const reader =
    format.kind === 'ndjson'
      ? createNdjsonReader(headers)
      : createDelimitedReader(format.delimiter, headers.length)
  let isHeaderDue = format.kind === 'delimited'
  const withoutHeader = (records: FileRecord[]): FileRecord[] => {
    if (!isHeaderDue || records.length === 0) return records
    isHeaderDue = false
    return records.slice(1)
  }
  for await (const lines of readLines(file, format.encoding))
    yield withoutHeader(reader.push(lines))
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
