// Says so when a search was read as its nearest known spelling, or without words that nothing has beside the others.
import type { ProductList } from '#contract/catalogue.ts'
import { isFiller } from '#domain/search-fillers.ts'
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
/** A word with what stands before it. */
const WITH_GAP = /([^\p{L}\p{N}\p{M}]*)([\p{L}\p{N}\p{M}]+)/gu

/** The search with the words that were really looked for, and without what joined a word that was left out. */
function used(search: string, corrections: Corrections): string {
  const kept: { gap: string; word: string }[] = []
  const lastJoins = () => isFiller(foldForSearch(kept.at(-1)?.word ?? ''))
  for (const [, gap = '', typed = ''] of search.matchAll(WITH_GAP)) {
    const folded = foldForSearch(typed)
    const word = corrections.find((one) => foldForSearch(one.typed) === folded)?.used ?? typed
    if (word !== '') kept.push({ gap, word })
    else while (lastJoins()) kept.pop()
  }
  return kept
    .map(({ gap, word }) => gap + word)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

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
