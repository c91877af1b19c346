// The words of an uncompressed PDF, in the order they were drawn: enough to see what a document says.

const OBJECT = /(\d+) 0 obj\n([^]*?)\nendobj/g
const SHOWN = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/gi

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of an embedded font stands for: its ranges name the first and the last, then one by one. */
function glyphsOf(unicode: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of unicode.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  ))
    for (const [at, [, letters = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      glyphs.set(Number.parseInt(first, 16) + at, lettersOf(letters.replaceAll(' ', '')))
  return glyphs
}

/** One line per piece of text; only for documents whose fonts are embedded. */
export const pdfText = (pdf: Buffer): string => {
  const text = pdf.toString('latin1')
  const objects = new Map([...text.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]))
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
    fonts.set(name, glyphsOf(objects.get(unicode) ?? ''))
  }
  let glyphs = new Map<number, string>()
  const lines: string[] = []
  for (const [, font, parts = ''] of text.matchAll(SHOWN)) {
    if (font) {
      glyphs = fonts.get(font) ?? glyphs
      continue
    }
    const hex = [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, each]) => each).join('')
    const codes = hex.match(/.{4}/g) ?? []
    lines.push(codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '').join(''))
  }
  return lines.join('\n')
}
