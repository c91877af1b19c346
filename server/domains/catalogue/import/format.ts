// Finds out from a file's first kilobytes how it is written: encoding, kind, delimiter and column names.
import fs from 'node:fs/promises'
import { guessColumns } from './columns.ts'
import { createDelimitedReader } from './delimited.ts'
import type { Line } from './lines.ts'
import { foreignBytes, foreignText, type ForeignKind } from './foreign-kinds.ts'
import { findList } from './json-list.ts'
import { headersOf, isObjectPerLine, parseObject } from './ndjson.ts'

export type FileFormat =
  | {
      kind: 'delimited'
      encoding: string
      delimiter: string
      headers: string[]
      lineEnd?: '\r'
      /** Lines before the column names: `sep=;`, which spreadsheets write and read. */
      skippedLines?: number
    }
  | { kind: 'ndjson'; encoding: string; headers: string[]; lineEnd?: '\r' }
  /** One document: a list of objects, or objects that hold one; `list` is which one (from 0), if not the first. */
  | { kind: 'json'; encoding: string; headers: string[]; list?: number }

export type FormatFault = {
  ok: false
  code: 'file_empty' | 'no_columns' | 'unknown_encoding' | ForeignKind
}

export const DELIMITERS = [',', ';', '\t', '|'] as const

const HEAD_BYTES = 128 * 1024

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

const isEncoding = (label: string): boolean => {
  try {
    return new TextDecoder(label) instanceof TextDecoder
  } catch {
    return false
  }
}

/** Complete lines only: the head may end in the middle of one. */
const linesOf = (head: string, isWhole: boolean, lineEnd?: '\r'): Line[] => {
  const texts = head.split(lineEnd ?? /\r?\n/u)
  const complete = isWhole || texts.length === 1 ? texts : texts.slice(0, -1)
  return complete.map((text, index) => ({ number: index + 1, text, isTooLong: false }))
}

/** How well a delimiter fits: names it uncovers first, then how even the rows are, then how many columns. */
const fit = (lines: readonly Line[], delimiter: string): number[] => {
  const reader = createDelimitedReader(delimiter)
  const records = [...reader.push(lines), ...reader.end()].filter((record) => record.ok)
  const width = records[0]?.cells.length ?? 0
  if (width < 2) return [0, 0, 0]
  const even = records.filter(({ cells }) => cells.length === width).length
  return [guessColumns(records[0]?.cells ?? []).size, even / records.length, width]
}

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

export const guessDelimiter = (lines: readonly Line[]): string => {
  let best: { delimiter: string; fit: number[] } = { delimiter: ',', fit: [0, 0, 0] }
  for (const delimiter of DELIMITERS) {
    const found = fit(lines, delimiter)
    if (isBetter(found, best.fit)) best = { delimiter, fit: found }
  }
  return best.delimiter
}

/** What a file is, as far as its beginning tells; encoding and delimiter may be given instead. */
export const detectFormat = async (
  file: string,
  given: { encoding?: string; delimiter?: string } = {},
): Promise<{ ok: true; format: FileFormat } | FormatFault> => {
  const head = await readHead(file)
  const bytes = foreignBytes(head)
  if (bytes !== undefined) return { ok: false, code: bytes }
  const encoding = given.encoding ?? encodingOf(head)
  if (!isEncoding(encoding)) return { ok: false, code: 'unknown_encoding' }
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  // Old spreadsheets end lines with a carriage return alone.
  const ends = text.includes('\r') && !text.includes('\n') ? { lineEnd: '\r' as const } : {}
  const all = linesOf(text, head.length < HEAD_BYTES, ends.lineEnd)
  const filled = all.filter((line) => line.text.trim() !== '').map((line) => line.text.trim())
  const [first] = filled
  if (first === undefined) return { ok: false, code: 'file_empty' }
  const foreign = foreignText(text, filled)
  if (foreign !== undefined) return { ok: false, code: foreign }
  if (/^[[{]/u.test(first)) {
    const isLines = isObjectPerLine(filled)
    const { list, headers } = isLines
      ? { list: 0, headers: headersOf(filled.map(parseObject)) }
      : findList(text)
    if (headers.length === 0) return { ok: false, code: 'no_columns' }
    const found = isLines ? { kind: 'ndjson' as const, ...ends } : { kind: 'json' as const }
    return { ok: true, format: { ...found, encoding, headers, ...(list > 0 ? { list } : {}) } }
  }
  const [, told] = /^sep=([,;|\t])$/iu.exec(all[0]?.text.replace(/^\uFEFF/u, '') ?? '') ?? []
  const lines = told === undefined ? all : all.slice(1)
  const delimiter = given.delimiter ?? told ?? guessDelimiter(lines)
  const reader = createDelimitedReader(delimiter)
  const [header] = [...reader.push(lines), ...reader.end()]
  if (!header?.ok) return { ok: false, code: 'no_columns' }
  const headers = header.cells.map((cell) => cell.trim())
  const skipped = told === undefined ? {} : { skippedLines: 1 }
  return {
    ok: true,
    format: { kind: 'delimited', encoding, delimiter, headers, ...ends, ...skipped },
  }
}
