// Rows as a CSV file on its way: what breaks the rows breaks the file, instead of leaving its reader waiting.
import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>

/** `bom` for people's spreadsheets; programs want none. */
export const csvStream = (rows: Rows, bom = true): Readable =>
  // Whoever reads the last stream is told of an error of the first.
  pipeline(Readable.from(rows), stringify({ bom }), () => undefined)
