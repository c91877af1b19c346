// Finds people by any part of their names or address, for the lists of the desk.
import { sql } from 'kysely'

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A condition on `app_user`: its expression is that of the index app_user_search, to the letter. */
export const matchPeople = (search: string) => {
  const pattern = `%${escapeLike(search.toLowerCase())}%`
  return sql<boolean>`lower(full_name || ' ' || username::text || ' ' || email::text) like ${pattern}`
}
