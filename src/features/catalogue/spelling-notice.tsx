// Says so when a search was read as its nearest known spelling, or without words that are nowhere.
import type { ProductList } from '#contract/catalogue.ts'
import { foldForSearch } from '#domain/search-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'

interface SpellingNoticeProps extends Pick<ProductList, 'corrections'> {
  /** What was typed, whole. */
  search: string
}

/** The search with the words that were really looked for. */
const used = (search: string, corrections: ProductList['corrections']) =>
  search
    .replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
      const folded = foldForSearch(word)
      return corrections.find(({ typed }) => foldForSearch(typed) === folded)?.used ?? word
    })
    .replaceAll(/\s+/gu, ' ')
    .trim()

export function SpellingNotice({ search, corrections }: SpellingNoticeProps) {
  const { list } = useTexts().catalogue
  if (corrections.length === 0) return null
  return (
    <Notice still title={list.corrected({ used: used(search, corrections) })}>
      {list.typed({ typed: corrections.map(({ typed }) => typed).join(' ') })}
    </Notice>
  )
}
