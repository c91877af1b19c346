// How hard a password is to guess, told while it is typed.

/** From «guessed at once» to «not worth trying». */
export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number]

/** The beginnings that lists of leaked passwords are full of, in the languages of the shop. */
const COMMON =
  /^(?:pass(?:word)?|contrase(?:n|ñ)a|clave|senha|qwerty|asdf|admin|welcome|hola|amor|teamo|iloveyou|venezuela|caracas|abc|letmein|\d{4,8}$)/i

const ALPHABETS: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
]

/** Characters that say something new: repeated ones (`aaa`) and steps (`abc`, `321`) are worth a quarter. */
function newCharacters(password: string): number {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  return points.reduce((sum, point, index) => {
    const step = index === 0 ? Number.NaN : Math.abs(point - (points[index - 1] ?? 0))
    return sum + (step <= 1 ? 0.25 : 1)
  }, 0)
}

/**
 * Estimated bits of a password: characters that say something new × log2 of the alphabet they come from, halved for
 * the usual beginnings. Bounds 28, 45 and 65 bits: about what an online, a patient and an offline guesser can try.
 */
export function passwordStrength(password: string): PasswordStrength {
  const alphabet = ALPHABETS.reduce(
    (sum, [kind, size]) => sum + (kind.test(password) ? size : 0),
    0,
  )
  const bits = alphabet === 0 ? 0 : newCharacters(password) * Math.log2(alphabet)
  const honest = COMMON.test(password) ? bits / 2 : bits
  if (honest < 28) return 'weak'
  if (honest < 45) return 'fair'
  return honest < 65 ? 'good' : 'strong'
}
