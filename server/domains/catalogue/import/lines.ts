// Cuts a file into numbered lines without ever holding more than a piece of it.
import fs from 'node:fs'

export interface Line {
  number: number
  text: string
  /** The line is longer than the limit; `text` is only its beginning. */
  isTooLong: boolean
}

/** No product needs a longer line; whatever is longer has lost its line ends or is meant to hurt. */
export const MAX_LINE_LENGTH = 500_000

const PIECE_BYTES = 256 * 1024

export async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  // Wrong bytes become U+FFFD, by which their row is recognised and reported.
  const decoder = new TextDecoder(encoding)
  for await (const piece of fs.createReadStream(file, { highWaterMark: PIECE_BYTES }))
    yield decoder.decode(piece as Buffer, { stream: true })
  yield decoder.decode()
}

/** The lines of the file in pieces; a final line without a line end counts, an empty rest does not. */
export async function* readLines(
  file: string,
  encoding: string,
  lineEnd: '\n' | '\r' = '\n',
): AsyncGenerator<Line[]> {
  let rest = ''
  let isSkipping = false
  let number = 1
  for await (const text of decoded(file, encoding)) {
    const lines: Line[] = []
    let start = 0
    for (let end = text.indexOf(lineEnd); end >= 0; end = text.indexOf(lineEnd, start)) {
      const whole = rest + (isSkipping ? '' : text.slice(start, end))
      lines.push(lineOf(number++, whole, isSkipping))
      rest = ''
      isSkipping = false
      start = end + 1
    }
    if (!isSkipping) rest += text.slice(start)
    if (rest.length > MAX_LINE_LENGTH) {
      isSkipping = true
      rest = rest.slice(0, MAX_LINE_LENGTH + 1)
    }
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [lineOf(number, rest, isSkipping)]
}

const lineOf = (number: number, text: string, wasCut: boolean): Line => {
  const bare = text.endsWith('\r') ? text.slice(0, -1) : text
  const isTooLong = wasCut || bare.length > MAX_LINE_LENGTH
  return { number, text: isTooLong ? bare.slice(0, 1000) : bare, isTooLong }
}
