// What a file is made of once lines have become records: cells in the order of the columns, or a fault.

/** Why a record cannot be read at all; the record counts as one rejected row. */
export type RecordFault =
  | 'line_too_long'
  | 'quote_not_closed'
  | 'column_count'
  | 'broken_character'
  | 'not_json'
  | 'not_an_object'

export type FileRecord =
  | { ok: true; line: number; cells: string[] }
  | { ok: false; line: number; code: RecordFault; text: string }

/** Turns lines into records; keeps an unfinished record until its last line has come. */
export interface RecordReader {
  push: (lines: readonly { number: number; text: string; isTooLong: boolean }[]) => FileRecord[]
  end: () => FileRecord[]
}

/** U+FFFD stands where bytes were not of the file's encoding; NUL is in no text. */
export const isBroken = (text: string): boolean => text.includes('\uFFFD') || text.includes('\0')
