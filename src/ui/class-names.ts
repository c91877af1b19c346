// Joins class names so that a caller's own class can sit beside a part's.

/** The given names with spaces between them; empty ones are left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
