// Writes the rows that did not go in to a file that is safe to open in a spreadsheet.
import fs from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { RejectCode, Rejection } from './row.ts'

/** For the person who repairs the file; the codes are for programs. */
export const REJECT_REASONS: Record<RejectCode, string> = {
  line_too_long: 'The line is longer than 500,000 characters.',
  quote_not_closed: 'A quoted cell is never closed.',
  column_count: 'The row has another number of cells than the first line.',
  broken_character:
    'The row has a sign that could not be read (�): try --encoding windows-1252; if it stays, it was lost before the file was written, so put the letter there.',
  not_json: 'The line is not JSON.',
  not_an_object: 'The line is JSON, but not an object.',
  price_missing: 'There is no price.',
  price_unreadable: 'The price is not an amount of US dollars and cents.',
  price_ambiguous: 'The price can be read in two ways; say --decimal . or --decimal ,',
  price_negative: 'The price is negative.',
  price_zero: 'The price is zero.',
  price_absurd: 'The price is above 100,000 US dollars.',
  name_missing: 'There is no name.',
  currency_unknown: 'The currency is not USD; say --rate CODE=N, where one US dollar is N of it.',
  store_missing: 'The row names no store; say --store for such rows, or --list.',
  store_unknown: 'The store is not one of the known ones.',
  stock_unreadable: 'The stock is not a whole number of pieces.',
  id_too_long: 'The id is longer than 120 characters.',
  category_unknown:
    'The category has no place here; say --category "word=Home & Garden", or --set category=… for all such rows.',
  duplicate_id: 'An earlier row of the file has the same store and id; the first one counts.',
  duplicate_name:
    'An earlier row has the same brand, model and name, and there is no id to tell them apart; the first one counts.',
}

const MAX_VALUE = 200

export interface RejectFile {
  add: (rejections: readonly Rejection[]) => Promise<void>
  /** Leaves no file behind when nothing was rejected. */
  close: () => Promise<void>
}

// Control characters would break rows apart in spreadsheets that do not read quotes.
const shown = (value: string): string =>
  plainSpaces(value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value)

const plainSpaces = (value: string): string => value.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** @throws when the file cannot be made, before anything is imported */
export const openRejectFile = async (file: string): Promise<RejectFile> => {
  const handle = await fs.open(file, 'w')
  let count = 0
  return {
    add: async (rejections) => {
      if (rejections.length === 0) return
      const rows = rejections.map(({ line, column, value, code }) => {
        return [line, plainSpaces(column), shown(value), code, REJECT_REASONS[code]]
      })
      if (count === 0) rows.unshift(['line', 'column', 'value', 'reason', 'explanation'])
      // The mark at the start tells spreadsheets that the file is UTF-8.
      await handle.appendFile(stringify(rows, { escape_formulas: true, bom: count === 0 }))
      count += rejections.length
    },
    close: async () => {
      await handle.close()
      if (count === 0) await fs.rm(file)
    },
  }
}
