// Brings the vocabulary up to date with the listed products: counts every word and prepares new ones for typos.
import { type Kysely, sql } from 'kysely'
import { deletionVariants, toleratesTypo } from '#domain/typo.ts'
import type { Em } from '#server/platform/orm.ts'

const BATCH = 5000

/** Before the name of a kind of thing among a product's words: «=phone» is what is a phone. */
export const THING = '='

/** Two refreshes at once would write the same words. */
const LOCK_KEY = 7_836_002

interface Refreshed {
  words: number
  added: number
  removed: number
}

/** Longer words are codes that nobody types from memory. */
const LONGEST_TYPED = 24

const spellingsOf = (word: string) => {
  // What marks a kind of thing is no word.
  if (!toleratesTypo(word) || word.length > LONGEST_TYPED || word.startsWith(THING)) return []
  return deletionVariants(word)
    .filter((spelling) => spelling !== word)
    .map((spelling) => ({ spelling, word }))
}

/** Words that are new are written with the spellings that a typo can reach, a batch at a time. */
async function addWords(db: Kysely<unknown>): Promise<number> {
  let after = ''
  let added = 0
  for (;;) {
    const { rows } = await sql<{ word: string; documents: number; named: number; branded: number }>`
      select word, documents, named, branded from counted_word
      where word > ${after} and not exists (select 1 from search_word known where known.word = counted_word.word)
      order by word limit ${BATCH}`.execute(db)
    if (rows.length === 0) return added
    const words = rows.map(({ word }) => word)
    const spellings = words.flatMap(spellingsOf)
    await sql`
      insert into search_word (word, documents, named, branded)
      select * from unnest(${words}::text[], ${rows.map((row) => row.documents)}::int[],
        ${rows.map((row) => row.named)}::int[], ${rows.map((row) => row.branded)}::int[])`.execute(
      db,
    )
    await sql`
      insert into search_spelling (spelling, word)
      select * from unnest(${spellings.map(({ spelling }) => spelling)}::text[],
        ${spellings.map(({ word }) => word)}::text[])`.execute(db)
    after = words.at(-1) ?? after
    added += rows.length
  }
}

/**
 * Counts in the database and works in batches: memory stays flat whatever the size of the catalogue. `ts_stat` would
 * keep its words in a tree that model numbers in their order turn into one long branch: over nine minutes for a million.
 */
export async function refreshVocabulary(em: Em): Promise<Refreshed> {
  return em.transactional(async (unit) => {
    const db = unit.getKysely<unknown>()
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db)
    await sql`
      create temporary table counted_word on commit drop as
      select lexeme collate "C" as word, count(*)::int as documents,
        count(*) filter (where weights && '{A,B,C}')::int as named,
        count(*) filter (where 'C' = any (weights))::int as branded
      from product cross join lateral unnest(search) where listed group by 1`.execute(db)
    await sql`create unique index on counted_word (word)`.execute(db)
    await sql`analyze counted_word`.execute(db)
    const gone = await sql`
      delete from search_word known
      where not exists (select 1 from counted_word where counted_word.word = known.word)`.execute(
      db,
    )
    await sql`
      update search_word known set documents = counted_word.documents, named = counted_word.named,
        branded = counted_word.branded
      from counted_word
      where counted_word.word = known.word
        and (counted_word.documents, counted_word.named, counted_word.branded)
          <> (known.documents, known.named, known.branded)`.execute(db)
    const added = await addWords(db)
    if (gone.numAffectedRows)
      await sql`
        delete from search_spelling
        where not exists (select 1 from search_word where search_word.word = search_spelling.word)`.execute(
        db,
      )
    // Typo look-ups rely on the planner knowing how rare a spelling is.
    await sql`analyze search_word, search_spelling`.execute(db)
    const { rows } = await sql<{ words: number }>`
      select count(*)::int as words from counted_word`.execute(db)
    return { words: rows[0]?.words ?? 0, added, removed: Number(gone.numAffectedRows ?? 0) }
  })
}
