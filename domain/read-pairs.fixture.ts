// Reads pairs of offers as the lists of the matching's tests write them.
//
//   + or -   brand | model | title       the same item, or another one
//            brand | model | title       between model and title may stand a bar code
import { normalGtin } from './gtin.ts'
import type { Matchable } from './match-subject.ts'

export interface Pair {
  readonly isSame: boolean
  readonly a: Matchable
  readonly b: Matchable
}

const read = (line: string): Matchable => {
  const parts = line.split('|').map((part) => part.trim())
  const [brand = '', model = '', code = ''] = parts
  const gtin = parts.length > 3 && code !== '' ? normalGtin(code) : null
  if (parts.length > 3 && code !== '' && gtin === null) throw new Error(`no bar code: ${code}`)
  return { brand, model, gtin, title: parts.at(-1) ?? '' }
}

export function readPairs(text: string): Pair[] {
  const lines = text.trim().split('\n')
  return Array.from({ length: lines.length / 2 }, (_, index) => {
    const first = lines[index * 2] ?? ''
    return {
      isSame: first.startsWith('+'),
      a: read(first.slice(1)),
      b: read(lines[index * 2 + 1] ?? ''),
    }
  })
}
