// Finds the list of products in a JSON document, which may hold lists of tags or categories before it.
import { guessColumns } from './columns.ts'
import { createJsonSplitter } from './json-document.ts'
import { headersOf, parseObject } from './ndjson.ts'

/** No answer of a shop holds more lists before its products. */
const MOST_LISTS = 30

/** The list with a price and the most known names among those that begin in `text`; the first of equal ones. */
export const findList = (text: string): { list: number; headers: string[] } => {
  let best = { list: 0, headers: [] as string[], fit: 0 }
  for (let list = 0; list < MOST_LISTS; list += 1) {
    const splitter = createJsonSplitter(list)
    const headers = headersOf(splitter.push(text).map((entry) => parseObject(entry.text)))
    if (splitter.lists() <= list) break
    const known = guessColumns(headers)
    const fit = (known.has('price') ? MOST_LISTS * 10 : 0) + known.size
    if (best.headers.length === 0 || fit > best.fit) best = { list, headers, fit }
  }
  return best
}
