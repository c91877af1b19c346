// Reads CSV and TSV records so that one stray quote costs one row: a parser alone would read on to the next
// quote, wherever that is.
import { CsvError, parse } from 'csv-parse/sync'
import type { Line } from './lines.ts'
import { type FileRecord, isBroken, type RecordReader } from './record.ts'

/** A quoted cell may span lines; more than these and its quote was never meant to open one. */
const MAX_RECORD_LINES = 500
const MAX_RECORD_LENGTH = 1_000_000

type Quote = 'closed' | 'open' | 'stray'

/** Where the text leaves a record: between cells, inside a quoted cell, or after a quote that cannot close one. */
const quoteAfter = (text: string, delimiter: string, isOpen: boolean): Quote => {
  let at = 0
  let isQuoted = isOpen || text.startsWith('"')
  if (isQuoted && !isOpen) at = 1
  for (;;) {
    if (!isQuoted) {
      const next = text.indexOf(delimiter, at)
      if (next < 0) return 'closed'
      at = next + 1
      isQuoted = text[at] === '"'
      if (isQuoted) at += 1
      continue
    }
    const quote = text.indexOf('"', at)
    if (quote < 0) return 'open'
    const after = text[quote + 1]
    at = quote + (after === '"' ? 2 : 1)
    if (after === '"') continue
    if (after !== undefined && after !== delimiter) return 'stray'
    isQuoted = false
  }
}

/** The cells of one complete record; quotes that do not open a cell are ordinary characters. Null when one stays open. */
export const splitCells = (text: string, delimiter: string): string[] | null => {
  if (!text.includes('"')) return text.split(delimiter)
  try {
    const [cells = []] = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: '\u0000',
      max_record_size: 0,
    })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

export const createDelimitedReader = (delimiter: string, columns?: number): RecordReader => {
  let pending: Line[] = []
  let length = 0

  const fault = (line: Line, code: 'line_too_long' | 'quote_not_closed'): FileRecord => {
    return { ok: false, line: line.number, code, text: line.text.slice(0, 1000) }
  }

  const finish = (line: number, text: string): FileRecord => {
    if (isBroken(text)) return { ok: false, line, code: 'broken_character', text }
    const cells = splitCells(text, delimiter)
    if (cells === null) return { ok: false, line, code: 'quote_not_closed', text }
    const width = columns ?? cells.length
    // Spreadsheets pad rows with empty cells; anything else has shifted, and a shifted price is a wrong price.
    if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== ''))
      return { ok: false, line, code: 'column_count', text }
    return { ok: true, line, cells }
  }

  /** Gives up the oldest waiting line and reads the ones after it anew. */
  const giveUpFirst = (out: FileRecord[]): void => {
    const [first, ...others] = pending
    pending = []
    length = 0
    if (first === undefined) return
    out.push(fault(first, 'quote_not_closed'))
    for (const line of others) take(line, out)
  }

  const take = (line: Line, out: FileRecord[]): void => {
    if (line.isTooLong) {
      if (pending.length === 0) return void out.push(fault(line, 'line_too_long'))
      pending.push(line)
      return giveUpFirst(out)
    }
    const isOpen = pending.length > 0
    if (!isOpen && line.text.trim() === '') return
    const quote = quoteAfter(line.text, delimiter, isOpen)
    if (!isOpen && quote !== 'open') return void out.push(finish(line.number, line.text))
    pending.push(line)
    length += line.text.length
    const isTooMuch = pending.length > MAX_RECORD_LINES || length > MAX_RECORD_LENGTH
    const isHopeless = quote === 'stray' || isTooMuch
    if (quote === 'open' && !isHopeless) return
    if (isHopeless) return giveUpFirst(out)
    const text = pending.map((one) => one.text).join('\n')
    const record = finish(pending[0]?.number ?? line.number, text)
    // A sign of another encoding breaks its own row only, however many lines that has.
    if (!record.ok && record.code !== 'broken_character') return giveUpFirst(out)
    pending = []
    length = 0
    out.push(record)
  }

  return {
    push: (lines) => {
      const out: FileRecord[] = []
      for (const line of lines) take(line, out)
      return out
    },
    end: () => {
      const out: FileRecord[] = []
      while (pending.length > 0) giveUpFirst(out)
      return out
    },
  }
}
