// Cuts one JSON document into its products: the entries of its list, or of the first list that its object holds.
import { decoded, MAX_LINE_LENGTH, type Line } from './lines.ts'

const LIST_AT = new Set(['[', '{['])

/** The entries as numbered texts, each valid JSON if the document is; pieces of any size go in. */
export const createJsonSplitter = () => {
  let open = ''
  let isText = false
  let isEscaped = false
  let isDone = false
  let number = 0
  let entry = ''
  let length = 0

  const take = (text: string) => {
    length += text.length
    if (entry.length <= MAX_LINE_LENGTH) entry += text
  }
  const finish = (out: Line[]) => {
    const isTooLong = length > MAX_LINE_LENGTH
    const text = entry.trim()
    if (text !== '')
      out.push({ number: ++number, text: isTooLong ? text.slice(0, 1000) : text, isTooLong })
    entry = ''
    length = 0
  }

  return {
    push: (piece: string): Line[] => {
      const out: Line[] = []
      let start = 0
      for (let at = 0; at < piece.length && !isDone; at += 1) {
        const sign = piece[at]
        if (isText) {
          if (isEscaped) isEscaped = false
          else if (sign === '\\') isEscaped = true
          else if (sign === '"') isText = false
          continue
        }
        if (sign === '"') isText = true
        const isInList = LIST_AT.has(open)
        if (isInList && (sign === ',' || sign === ']')) {
          take(piece.slice(start, at))
          finish(out)
          start = at + 1
          isDone = sign === ']'
        }
        if (sign === '[' || sign === '{') {
          open += sign
          if (LIST_AT.has(open)) start = at + 1
        } else if (sign === ']' || sign === '}') open = open.slice(0, -1)
      }
      if (
        !isDone &&
        (LIST_AT.has(open) || LIST_AT.has(open.slice(0, 1)) || LIST_AT.has(open.slice(0, 2)))
      )
        take(piece.slice(start))
      return out
    },
    /** What a document that breaks off leaves. */
    end: (): Line[] => {
      const out: Line[] = []
      if (!isDone) finish(out)
      return out
    },
  }
}

/** The document's entries in pieces, numbered from 1; memory does not grow with the file. */
export async function* readJsonEntries(file: string, encoding: string): AsyncGenerator<Line[]> {
  const splitter = createJsonSplitter()
  for await (const text of decoded(file, encoding)) yield splitter.push(text)
  yield splitter.end()
}
