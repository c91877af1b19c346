// What the search box offers while somebody types: how the last word may go on, and products that already match.
import { sql } from 'kysely'
import { type CatalogueFilter, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import type { Suggestions } from '#contract/catalogue.ts'
import type { LandedBasis } from '#domain/landed-price.ts'
import { restrictedKindOf } from '#domain/restricted-items.ts'
import { englishNamesOf } from '#domain/search-synonyms.ts'
import { foldForSearch, searchWords } from '#domain/search-text.ts'
import type { Em } from '#server/platform/orm.ts'
import type { Ctx } from '#server/ctx.ts'
import { BY_RELEVANCE, matchesUnseen, relevance } from './relevance.ts'
import { viewProductCard } from '../catalogue.view.ts'
import { cardColumns, type CardRow } from '../product/product-columns.ts'
import { findSearched } from './find-products.ts'
import { readSearch, type TypedSearch } from './read-search.ts'

const MOST = 6
/** Products whose names are asked how a text of several words may go on. */
const ASKED = 200

const EVERYTHING: CatalogueFilter = {
  ...parseCatalogueQuery(new URLSearchParams()),
  sort: 'relevance',
}

/** Whether a name says in English what a word of another language means. */
function isCalled(key: string, name: string): boolean {
  const words = searchWords(name)
  return englishNamesOf(key).some((english) =>
    english.every((part) => words.some((word) => word.startsWith(part))),
  )
}

/** Several words: only endings that stand in one name with the words before lead anywhere. */
async function wordsForMany(em: Em, search: TypedSearch): Promise<string[]> {
  const query = sql<{ name: string }>`
    select name from (
      select name, popularity, featured, id, ${relevance(search)} from product
      where listed and ${matchesUnseen(search.openMatch)} limit ${ASKED}) hit
    order by ${BY_RELEVANCE}, featured desc, popularity desc, id desc`
  const { rows } = await query.execute(em.getKysely())
  const before = new Set(search.words.slice(0, -1))
  const last = search.words.at(-1) ?? ''
  const counts = new Map<string, number>()
  for (const word of rows.flatMap(({ name }) => searchWords(name)))
    if (word.startsWith(last) && !before.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  for (const { key, word } of search.otherEndings)
    if (rows.some(({ name }) => isCalled(key, name))) words.push(word)
  return words
}

/** One word: the vocabulary knows how it may go on. */
const wordsFor = async (em: Em, search: TypedSearch): Promise<string[]> =>
  search.words.length === 1
    ? [...search.endings, ...search.otherEndings.map(({ word }) => word)]
    : wordsForMany(em, search)

/** Each word once: «phone» is in names and in the tables, and of «nino» and «niño» the spelling with ñ stays. */
const oneSpelling = (words: string[]): string[] => {
  const withEnye = new Set(words.filter((word) => word.includes('ñ')).map(foldForSearch))
  return [...new Set(words)].filter((word) => !withEnye.has(word))
}

/** Nothing is suggested that no service may carry to where its reader is. */
const travels = ({ tariff }: LandedBasis, { name, cleared }: CardRow): boolean => {
  const kind = cleared ? null : restrictedKindOf(name)
  return (
    kind === null ||
    tariff.services.some(
      ({ card }) => card.carries.includes('parcel') && !card.refuses.includes(kind),
    )
  )
}

export async function suggest(
  { em, landedBasis }: Pick<Ctx, 'em' | 'landedBasis'>,
  text: string,
): Promise<Suggestions> {
  const search = await readSearch(em, text)
  if (search === null) return { words: [], products: [] }
  // What the page of this text shows first. Nobody sees a total, so it is counted no further than zero.
  const { rows: products } = await findSearched<CardRow>(
    em,
    search,
    EVERYTHING,
    { limit: MOST, offset: 0 },
    cardColumns,
    { countLimit: 0, mayLeaveOut: true },
  )
  const words = await wordsFor(em, search)
  const begun = text.trimStart().replace(/[^\p{L}\p{N}]+$/u, '')
  const before = begun.replace(/[\p{L}\p{M}\p{N}]+$/u, '')
  const basis = await landedBasis(em)
  return {
    words: oneSpelling(words)
      .slice(0, MOST)
      .map((word) => `${before}${word}`),
    products: products
      .filter((row) => travels(basis, row))
      .map((row) => {
        const card = viewProductCard(row, basis)
        const { id, name, store, image, priceCents, textLanguage, landed } = card
        const alsoAt = card.elsewhere.map((offer) => offer.store)
        const landedCents = landed?.totalCents ?? null
        return { id, name, store, alsoAt, image, priceCents, landedCents, textLanguage }
      }),
  }
}
