// What the search box offers while somebody types: how the last word may go on, and products that already match.
import { sql } from 'kysely'
import { type CatalogueFilter, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import type { Suggestions } from '#contract/catalogue.ts'
import { foldForSearch } from '#domain/search-text.ts'
import type { Em } from '#server/platform/orm.ts'
import { findMatches } from './find-matches.ts'
import { type CardRow, cardColumns } from './product-columns.ts'
import { readSearch, type Search } from './read-search.ts'
import { safeImage } from './safe-image.ts'
import { allOf, lexeme } from './ts-query.ts'

const MOST = 6

const EVERYTHING: CatalogueFilter = parseCatalogueQuery(new URLSearchParams())

/** The endings that some product really has together with the words before them, most frequent first. */
async function endingsInUse(em: Em, { before, endings }: Search): Promise<string[]> {
  if (before === null) return endings
  const queries = endings.map((word) => allOf([before, lexeme(word)]))
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${endings}::text[], ${queries}::tsquery[]) with ordinality
      as ending (word, wanted, place)
    where exists (select 1 from product where listed and search @@ wanted)
    order by place`.execute(em.getKysely())
  return rows.map(({ word }) => word)
}

/** «nino» and «niño» are one word to whoever reads the list: the spelling with ñ stays. */
const oneSpelling = (words: string[]): string[] => {
  const withEnye = new Set(words.filter((word) => word.includes('ñ')).map(foldForSearch))
  return words.filter((word) => !withEnye.has(word))
}

export async function suggest(em: Em, text: string): Promise<Suggestions> {
  const search = await readSearch(em, text, true)
  if (search === null) return { words: [], products: [] }
  const [endings, { rows }] = await Promise.all([
    endingsInUse(em, search),
    // Nobody sees a total here, so it is counted no further than zero.
    findMatches<CardRow>(em, search, EVERYTHING, { limit: MOST, offset: 0 }, cardColumns, 0),
  ])
  const begun = text.trim().split(/\s+/u).slice(0, -1).join(' ')
  return {
    words: oneSpelling(endings)
      .slice(0, MOST)
      .map((word) => (begun ? `${begun} ${word}` : word)),
    products: rows.map(({ id, name, image, priceCents, textLanguage }) => ({
      id,
      name,
      image: safeImage(image),
      priceCents,
      textLanguage,
    })),
  }
}
