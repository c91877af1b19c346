// Asks the vocabulary about typed words: which exist, which are one typo away, which go on from there.
import { sql } from 'kysely'
import { deletionVariants, toleratesTypo, withinOneTypo } from '#domain/typo.ts'
import type { Em } from '#server/platform/orm.ts'
import { THING } from './refresh-vocabulary.ts'

export interface KnownWord {
  word: string
  documents: number
}

export interface Guess extends KnownWord {
  /** How its things are marked among the words of products; null where there is no such mark. */
  mark: string | null
}

export interface Vocabulary {
  known: Map<string, number>
  /** Words that are mostly brands and models. */
  brands: Set<string>
  /** For words that are unknown or very rare: frequent words one typo away, most frequent first. */
  neighbours: Map<string, Guess[]>
  /** For words that are unknown or still being typed: names' words that begin with them, most frequent first. */
  endings: Map<string, Guess[]>
  /** About how many products there are. */
  catalogueSize: number
}

/** Up to this many products a word may itself be a typo in a product name. */
const RARE = 2
const MAX_NEIGHBOURS = 5
const MAX_ENDINGS = 10

/** The mark of a word's things, which are marked in the singular. */
const markOf = (table: string) => sql`(select mark.word from search_word mark
  where mark.word in (${THING}::text || ${sql.ref(table)}.word, ${THING}::text || rtrim(${sql.ref(table)}.word, 's')) limit 1)`

/** Above every word that begins alike. */
const LAST_LETTER = '\u{10FFFF}'

interface Answer extends Guess {
  kind: 'known' | 'neighbour' | 'ending' | 'size'
  typed: string
  weight: number
  branded: boolean
}

/**
 * One round trip, whatever was typed. `words` are the words that must be found, `others` only matter if they exist,
 * `unfinished` is the word that is still being typed, in each of its spellings.
 */
export async function askVocabulary(
  em: Em,
  words: string[],
  others: string[],
  unfinished: string[] = [],
): Promise<Vocabulary> {
  const distinct = [...new Set(words)]
  const variants = distinct
    .filter(toleratesTypo)
    .flatMap((typed) => deletionVariants(typed).map((variant) => ({ typed, variant })))
  const begun = new Set([...distinct.filter((word) => word.length > 1), ...unfinished])
  const query = sql<Answer>`
    select 'known' as kind, word as typed, word, documents, documents as weight,
      branded * 2 >= documents as branded, null as mark from search_word
    where word = any(${[...words, ...others]}::text[])
    union all
    select 'neighbour', given.typed, near.word, near.documents, near.documents, false, ${markOf('near')}
    from unnest(${variants.map(({ typed }) => typed)}::text[], ${variants.map(({ variant }) => variant)}::text[])
      as given (typed, variant)
    cross join lateral (
      select given.variant as word union all
      select word from search_spelling where spelling = given.variant) candidate
    join search_word near on near.word = candidate.word
    where near.word <> given.typed and not exists (
      select 1 from search_word common where common.word = given.typed and common.documents > ${RARE})
    union all
    select 'ending', typed.word, longer.word, longer.documents, longer.named, false, ${markOf('longer')}
    from unnest(${[...begun]}::text[]) as typed (word)
    cross join lateral (
      select word, documents, named from search_word
      where word ~>=~ typed.word and word ~<~ (typed.word || ${LAST_LETTER}) and named > 0
      order by named desc, word limit ${MAX_ENDINGS}
    ) longer
    where typed.word = any(${unfinished}::text[]) or not exists (select 1 from search_word exact where exact.word = typed.word)
    union all
    select 'size', '', '', reltuples::int, 0, false, null from pg_class where oid = 'product'::regclass`
  const { rows } = await query.execute(em.getKysely())
  return readAnswers(rows)
}

function readAnswers(rows: Answer[]): Vocabulary {
  const vocabulary: Vocabulary = {
    known: new Map(),
    brands: new Set(),
    neighbours: new Map(),
    endings: new Map(),
    catalogueSize: 0,
  }
  const push = (
    into: Map<string, Guess[]>,
    { typed, word, documents, mark }: Answer,
    most: number,
  ) => {
    const list = into.get(typed) ?? []
    // Two words meet in more than one spelling.
    if (list.length < most && list.at(-1)?.word !== word)
      into.set(typed, [...list, { word, documents, mark }])
  }
  for (const row of rows.toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))) {
    if (row.kind === 'known') vocabulary.known.set(row.word, row.documents)
    if (row.branded) vocabulary.brands.add(row.word)
    if (row.kind === 'known') continue
    if (row.kind === 'ending') push(vocabulary.endings, row, MAX_ENDINGS)
    else if (row.kind === 'size') vocabulary.catalogueSize = row.documents
    else if (withinOneTypo(row.typed, row.word)) push(vocabulary.neighbours, row, MAX_NEIGHBOURS)
  }
  return vocabulary
}
