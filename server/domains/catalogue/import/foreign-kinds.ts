// Recognises files of kinds that are not read, so that whoever brings one hears what to do instead.

/** An Excel or OpenDocument workbook (a zip archive), or an old Excel file (a compound document). */
export const isWorkbook = (head: Buffer): boolean =>
  head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' ||
  head.subarray(0, 4).toString('hex') === 'd0cf11e0'

/** By its first two lines: `---`, `- name: Tea`, or `products:` before a list or a deeper name. */
export const isYaml = (first: string, second: string): boolean =>
  first === '---' ||
  /^- ?[\w"' -]{1,60}:(?: |$)/u.test(first) ||
  (/^[\w-]{1,60}:$/u.test(first) && /^(?:- |[\w-]{1,60}:)/u.test(second))
