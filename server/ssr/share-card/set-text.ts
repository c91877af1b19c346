// Sets words as outlines, because the machine a shop runs on may have no letters of its own.
import fs from 'node:fs'
import path from 'node:path'

/** Sign → how far it reaches and its outline, on an em of 1000: DejaVu Serif Bold, free to use and to pass on. */
type Letters = Readonly<Record<string, readonly [advance: number, outline: string]>>

const EM = 1000
const letters = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'letters.json'), 'utf8'),
) as Letters

/** Signs without an outline lose their marks, and what is left unknown is left out. */
const known = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((sign) => {
    if (letters[sign]) return [sign]
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '')
    if (plain === sign) return /\s/u.test(sign) ? [' '] : []
    return [...plain].filter((each) => letters[each])
  })

const widthOf = (text: string, size: number): number =>
  (known(text).reduce((sum, sign) => sum + (letters[sign]?.[0] ?? 0), 0) * size) / EM

/** What a page may break and a card has room for: not «EE. UU.», nor where somebody said so. */
const BREAK =
  /(?<!\b\p{Lu}{1,2}\.)[^\S\u00a0\u202f]+|(?<=\b\p{Lu}{1,2}\.)[^\S\u00a0\u202f]+(?!\p{Lu}{1,2}\.)/u

/** Lines of at most `width` pixels; a word that is wider stands alone, and what is too much ends in «…». */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(BREAK).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = (kept.at(-1) ?? '').split(' ')
  while (last.length > 1 && widthOf(`${last.join(' ')}…`, size) > width) last.pop()
  return [...kept.slice(0, -1), `${last.join(' ')}…`]
}

/** One line of text as SVG, its left end on the base line at (x, y). */
export function setLine(text: string, size: number, x: number, y: number): string {
  let at = 0
  const outlines = known(text).map((sign) => {
    const [advance = 0, outline = ''] = letters[sign] ?? []
    const placed = outline && `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += advance
    return placed
  })
  return `<g transform="translate(${x} ${y}) scale(${size / EM})">${outlines.join('')}</g>`
}
