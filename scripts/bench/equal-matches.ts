// Words that about as many products have in the one shop as in the other: what the catalogue's growth alone costs a search.
import pg from 'pg'
import type { MeasuredShop } from '../lib/measured-shop.ts'

/** How far from the asked number of products a word may be. */
const NEAR = 0.2
const CANDIDATES = 60

/** Plain words whose search finds about `matches` products, with other forms and spellings of the word. */
export async function wordsWithMatches(shop: MeasuredShop, matches: number): Promise<string[]> {
  const [least, most] = [matches * (1 - NEAR), matches * (1 + NEAR)]
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ word: string }>(
      `select word from search_word where documents between $1 and $2 and word ~ '^[a-z]{4,}$'
       order by word limit $3`,
      [Math.round(least), Math.round(most), CANDIDATES],
    )
    const found: string[] = []
    for (const { word } of rows) {
      const answer = await fetch(`${shop.url}/api/products?limit=1&search=${word}`)
      await answer.arrayBuffer()
      const total = Number(answer.headers.get('x-total-count'))
      if (total >= least && total <= most) found.push(word)
    }
    if (found.length === 0) throw new Error(`No word has about ${matches} products`)
    return found
  } finally {
    await client.end()
  }
}
