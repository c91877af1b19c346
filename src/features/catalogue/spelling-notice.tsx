// Says so when a search was read as its nearest known spelling, or without words that nothing has beside the others.
import type { ProductList } from '#contract/catalogue.ts'
import { foldForSearch } from '#domain/search-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'

type Corrections = ProductList['corrections']

interface SpellingNoticeProps {
  /** What was typed, whole. */
  search: string
  corrections: Corrections
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The search with the words that were really looked for. */
const used = (search: string, corrections: Corrections) =>
  search
    .replaceAll(WORD, (word) => {
      const folded = foldForSearch(word)
      return corrections.find(({ typed }) => foldForSearch(typed) === folded)?.used ?? word
    })
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Words as they were typed: corrections know them folded. */
const asTyped = (search: string, corrections: Corrections) => {
  const known = new Set(corrections.map(({ typed }) => foldForSearch(typed)))
  const words = search.match(WORD) ?? []
  return words
    .filter((word) => known.has(foldForSearch(word)))
    .join(' ')
    .toLowerCase()
}

export function SpellingNotice({ search, corrections }: SpellingNoticeProps) {
  const { list } = useTexts().catalogue
  if (corrections.length === 0) return null
  const read = corrections.filter((one) => one.used !== '')
  const left = corrections.filter((one) => one.used === '')
  return (
    <Notice still title={list.corrected({ used: used(search, corrections) })}>
      {read.length > 0 && list.typed({ typed: asTyped(search, read) })}
      {read.length > 0 && left.length > 0 && ' '}
      {left.length > 0 && list.leftOut({ left: asTyped(search, left) })}
    </Notice>
  )
}
