// Cells of files that people open in spreadsheets: no text may be taken for a formula, and reading undoes what writing did.

/** What spreadsheets begin formulas with; the full-width forms count in some of them. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** The text with an apostrophe before it when a spreadsheet would compute it (OWASP, CSV Injection). */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What `safeCell` was given. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
