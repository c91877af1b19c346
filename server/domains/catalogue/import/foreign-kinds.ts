// Recognises files of kinds that are not read, so that whoever brings one hears what to do instead.

export type ForeignKind = 'workbook' | 'compressed' | 'pdf' | 'web_page' | 'xml' | 'yaml'

/** How files of each kind begin, in Latin-1: gzip, bzip2, xz, zstd, 7-Zip, RAR, zip. */
const COMPRESSED =
  /^(?:\u001F\u008B|BZh|\u00FD7zXZ|\u0028\u00B5\u002F\u00FD|7z\u00BC\u00AF|Rar!|PK\u0003\u0004)/u
/** What a zip archive holds when it is an Excel or OpenDocument workbook. */
const SHEETS = /\[Content_Types\]\.xml|xl\/work|opendocument/u
/** An old Excel file is a compound document. */
const COMPOUND = /^\u00D0\u00CF\u0011\u00E0/u

/** By the signs that no text begins with. */
export const foreignBytes = (head: Buffer): ForeignKind | undefined => {
  const text = head.toString('latin1')
  if (COMPOUND.test(text)) return 'workbook'
  if (COMPRESSED.test(text))
    return text.startsWith('PK') && SHEETS.test(text) ? 'workbook' : 'compressed'
  return text.trimStart().startsWith('%PDF-') ? 'pdf' : undefined
}

/** What may stand before the first element of a document. */
const PROLOGUE = /^(?:\s*(?:<\?[^>]*\?>|<!--.*?-->))*\s*/su
const PAGE = /^<(?:!doctype html|html|head|meta|table|body|style|div)\b/iu
/** A lone `<id>` may be a column's name; an element is followed by another one or by a line of its own. */
const ELEMENT = /^<(?:!doctype |[\p{L}_][\w:.-]*(?:\s[^<>]*)?>\s*(?:<|[\r\n]))/iu

/** Shops save web pages and XML under the names of spreadsheets. */
const markupKind = (text: string): ForeignKind | undefined => {
  const [prologue = ''] = PROLOGUE.exec(text) ?? []
  const rest = text.slice(prologue.length)
  if (
    /mso-application|schemas-microsoft-com:office:spreadsheet/u.test(text.slice(0, 2000)) &&
    rest.startsWith('<Workbook')
  )
    return 'workbook'
  if (PAGE.test(rest)) return 'web_page'
  return prologue.trim().startsWith('<?xml') || ELEMENT.test(rest) ? 'xml' : undefined
}

const KEY = /^(?:- ?)?[\p{L}\p{N}_"' -]{1,60}:(?: |$)/u
const IS_COMMENT = /^(?:%YAML|#(?!\s*[,;|\t]))/u
/** Lines in a row that are told from a table whose first cell happens to hold a colon. */
const ENOUGH = 5

/** By its first lines: `---`, `- name: Tea`, `products:` before a list or a deeper name, `title: Tea` among others. */
const isYaml = (lines: readonly string[]): boolean => {
  const told = lines.filter((line) => !IS_COMMENT.test(line)).slice(0, ENOUGH)
  const [first = '', second = '- '] = told
  if (first === '---' || (first.startsWith('-') && KEY.test(first))) return true
  if (!KEY.test(first)) return false
  const isListed = (line: string) => line.startsWith('- ') || KEY.test(line)
  return first.endsWith(':') ? isListed(second) : told.every(isListed)
}

/** By the beginning of the text, without a byte order mark, and its first filled lines. */
export const foreignText = (text: string, lines: readonly string[]): ForeignKind | undefined =>
  markupKind(text) ?? (isYaml(lines) ? 'yaml' : undefined)
