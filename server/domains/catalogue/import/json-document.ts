// Cuts one JSON document into its products: the entries of one of its lists, however deep in objects that lies.
import { decoded, MAX_LINE_LENGTH, type Line } from './lines.ts'

/**
 * The entries as numbered texts, each valid JSON if the document is; pieces of any size go in. `list` counts, from 0,
 * the lists that lie in no other one.
 */
export const createJsonSplitter = (list = 0) => {
  /** Lists and objects that are open, and how many were when the present list opened (0: none has). */
  let depth = 0
  let listDepth = 0
  let lists = 0
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

  const isTaken = () => listDepth > 0 && lists === list + 1

  return {
    /** Lists that have begun so far. */
    lists: () => lists,
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
        if (isTaken() && depth === listDepth && (sign === ',' || sign === ']')) {
          take(piece.slice(start, at))
          finish(out)
          start = at + 1
          isDone = sign === ']'
        }
        if (sign === '[' || sign === '{') {
          depth += 1
          if (sign === '{' || listDepth > 0) continue
          listDepth = depth
          lists += 1
          start = at + 1
        } else if (sign === ']' || sign === '}') {
          if (depth === listDepth) listDepth = 0
          depth = Math.max(0, depth - 1)
        }
      }
      if (!isDone && isTaken()) take(piece.slice(start))
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
export async function* readJsonEntries(
  file: string,
  encoding: string,
  list?: number,
): AsyncGenerator<Line[]> {
  const splitter = createJsonSplitter(list)
  for await (const text of decoded(file, encoding)) yield splitter.push(text)
  yield splitter.end()
}
