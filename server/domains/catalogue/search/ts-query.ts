// Writes search conditions in Postgres' own query syntax. The text is always sent as a bound value, never as SQL.

/** A quoted lexeme: whatever is in it, it stays one word. */
export const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

/** The same, for every word that begins with it. */
export const lexemePrefix = (word: string): string => `${lexeme(word)}:*`

const joined = (parts: string[], sign: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(sign)})`

export const anyOf = (parts: string[]): string => joined([...new Set(parts)], ' | ')
export const allOf = (parts: string[]): string => joined([...new Set(parts)], ' & ')
