// Reads whose make an item is out of what stores write: «Lexar» and «Lexar Media, Inc.» are one.

/** Words of a company's name that say nothing about which one it is. */
const COMPANY = new Set(
  (
    'the inc incorporated llc ltd corp corporation co company companies group gmbh usa us america american americas ' +
    'north of and international global electronics electronic consumer store official media memory recording systems ' +
    'system technology technologies technical industries products product communications components computer ' +
    'computers manufacturing mfg mobility appliances brands solutions audio components division home office'
  ).split(' '),
)

/** Writings of one brand. */
const SAME_BRAND = new Map<string, string>(
  Object.entries({
    hewlettpackard: 'hp',
    hphewlettpackard: 'hp',
    westerndigital: 'wd',
    generalelectric: 'ge',
    blackdecker: 'blackdecker',
    blackplusdecker: 'blackdecker',
    johnsonjohnson: 'johnsonjohnson',
    googlenest: 'google',
    amazonbasics: 'amazon',
    fuji: 'fujifilm',
    fujifilm: 'fujifilm',
  }),
)

/** Small letters without accents, with `&` and `+` as words. */
export const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')

/** Letters and digits alone. */
export const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** One name for all writings of a brand, `lexar`; nothing for none. A name of such words alone keeps them. */
export function brandKey(brand: string): string {
  const words = letters(brand)
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
  const telling = words.filter((word) => !COMPANY.has(word)).join('')
  const key = telling === '' ? words.join('') : telling
  return SAME_BRAND.get(key) ?? key
}

/** `u`, `s`, `a` of «U.S.A.» begin no brand; a shorter name stands inside of others by chance. */
const LEAST_LETTERS = 2

/**
 * Whether two brands may be one: equal, or one stands in the other's name as its words, as in «Cisco-Linksys».
 * False where either is unknown.
 */
export function areBrandsAlike(a: string, b: string): boolean {
  const [one, other] = [brandKey(a), brandKey(b)]
  if (one === '' || other === '') return false
  return one === other || isNamedIn(a, b) || isNamedIn(b, a)
}

/** Whether the words of a text name a brand. */
export function isNamedIn(brand: string, text: string): boolean {
  const key = brandKey(brand)
  if (key.length < LEAST_LETTERS) return false
  const words = letters(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((_, start) =>
    [1, 2, 3].some((length) => {
      const phrase = words.slice(start, start + length).join('')
      return (SAME_BRAND.get(phrase) ?? phrase) === key
    }),
  )
}
