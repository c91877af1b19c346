// Writes search conditions in Postgres' own query syntax. The text is always sent as a bound value, never as SQL.

/** A quoted lexeme: whatever is in it, it stays one word. */
export const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

/** The same, for every word that begins with it. */
export const lexemePrefix = (word: string): string => `${lexeme(word)}:*`

const joined = (parts: string[], sign: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(sign)})`

export const anyOf = (parts: string[]): string => joined([...new Set(parts)], ' | ')
export const allOf = (parts: string[]): string => joined([...new Set(parts)], ' & ')

/** A word in the part of a name that says what the thing is (weight A). */
export const inFront = (word: string): string => `${lexeme(word)}:A`
/** Words side by side, in their order. */
export const oneAfterTheOther = (parts: string[]): string => joined(parts, ' <-> ')

export const butNot = (part: string, other: string): string => `(${part} & !${other})`
