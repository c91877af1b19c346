// Other forms a typed word may have in the catalogue: singular and plural as Spanish, English and Portuguese build them.

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(.{3,})ies$/u, '$1y'],
  [/(.{2,})ces$/u, '$1z'],
  [/(.{3,})es$/u, '$1'],
  [/(.{2,})s$/u, '$1'],
  [/(.{3,})y$/u, '$1ies'],
  [/(.{2,})z$/u, '$1ces'],
  [/(.{3,}[^aeiousy])$/u, '$1es'],
  [/(.{2,}[^s])$/u, '$1s'],
]

/** Possible singulars and plurals of a folded word; the vocabulary decides which of them exist. */
export const wordForms = (word: string): string[] => {
  if (/\p{N}/u.test(word)) return []
  const forms = RULES.filter(([ending]) => ending.test(word)).map(([ending, other]) =>
    word.replace(ending, other),
  )
  return [...new Set(forms)].filter((form) => form !== word)
}
