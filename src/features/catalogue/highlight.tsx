// Marks in a text the beginnings of words that somebody typed, with or without accents.
import type { ReactNode } from 'react'
import { foldForSearch, searchWords } from '#domain/search-text.ts'

/** Pieces of the text in their order; what was typed is in `<mark>`. */
export function highlight(text: string, typed: string): ReactNode[] {
  const wanted = searchWords(typed)
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((piece, index) => {
    const folded = foldForSearch(piece)
    const begins = wanted.filter((word) => folded.startsWith(word)).map((word) => word.length)
    if (index % 2 === 0 || begins.length === 0) return piece
    // Accents written apart make a word longer than its folded form: cut where the folded form ends.
    const letters = [...new Intl.Segmenter().segment(piece)].map(({ segment }) => segment)
    const longest = Math.max(...begins)
    let cut = 0
    while (foldForSearch(letters.slice(0, cut).join('')).length < longest) cut += 1
    return [<mark key={index}>{letters.slice(0, cut).join('')}</mark>, letters.slice(cut).join('')]
  })
}
