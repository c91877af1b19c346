// Settles in which schema each connection looks for tables: not where the role, which may say so of itself, has said.

/** Named last, what is temporary stands before nothing; not named at all, it would stand before everything. */
const PATH = '-c search_path=public,pg_temp'

/** The address of a database, with that for whoever connects by it. What the connection says beats what a role is set to. */
export const withFixedPath = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get('options') ?? ''
  if (given.endsWith(PATH)) return databaseUrl
  url.searchParams.set('options', `${given} ${PATH}`.trim())
  // Drivers take a plus for a plus.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
