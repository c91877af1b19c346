// Says whose a row is: its store's, or of a list that has a name of its own. A number alone identifies nothing.
import { createHash } from 'node:crypto'
import { STORES, type Store } from '#domain/vocabulary.ts'

/** Where rows belong that name no store. */
export interface Origin {
  /** Null: every row has to name one. */
  store: Store | null
  /** Parts the numbers of this list from those of the store and of other lists. */
  list?: string | undefined
}

/** A list's name as people type it in an option. */
export const LIST_NAME = /^[a-z0-9][a-z0-9._-]{0,39}$/u

export const storeNamed = (text: string): Store | undefined =>
  STORES.find(
    (store) =>
      store ===
      text
        .trim()
        .toLowerCase()
        .replace(/\.com$/u, ''),
  )

/** A row without an id is known by what it is called, so that the same row is the same product next time. */
const idOfTexts = (texts: readonly string[]): string => {
  const key = JSON.stringify(texts.map((text) => text.toLowerCase()))
  return `t-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
}

/** Whether an identity was made of a row's texts. */
export const isOfTexts = (externalId: string): boolean => /(?:^|:)t-[\da-f]{24}$/u.test(externalId)

/** A row that names its store belongs to it; in a named list the others have the list's name before their number. */
export const externalIdOf = (
  { list }: Origin,
  hasOwnStore: boolean,
  givenId: string,
  texts: readonly string[],
): string => {
  const id = givenId === '' ? idOfTexts(texts) : givenId
  return list === undefined || hasOwnStore ? id : `${list}:${id}`
}
