// Proves that names which look or fold alike cannot be two accounts, nor two counters of attempts.
import { expect, test } from 'vitest'
import { loginNameSchema, usernameSchema } from './usernames.ts'

test.each([
  ['maría_1', 'maría_1'],
  ['Łukasz.Ñandú-Ștefan', 'Łukasz.Ñandú-Ștefan'],
  ['  ｍａｒｉａ ', 'maria'],
  ['mari\u0061\u0301', 'mariá'],
  ['\u212Aarl', 'Karl'],
  ['ﬁna', 'fina'],
])('%j may be chosen and is %j', (typed, name) => {
  expect(usernameSchema.parse(typed)).toBe(name)
})

test.each([
  ['a Cyrillic a among Latin letters', 'm\u0430ria'],
  ['a name in another script', 'мария'],
  ['a capital i with a dot', 'İstanbul'],
  ['an i without one', 'mar\u0131a'],
  ['a mark that joins no letter', 'x\u0301\u0302maria'],
  ['a joiner nobody sees', 'mar\u200Dia'],
  ['digits of another script', 'maria\u0661'],
  ['a blank', 'maria perez'],
  ['an address of mail', 'maria@example.com'],
  ['a letter that becomes many', '\uFDFA'.repeat(40)],
  ['two letters', 'ab'],
])('%s is no name', (_what, typed) => {
  expect(usernameSchema.safeParse(typed).success).toBe(false)
})

test('all spellings of a name are looked up and counted as one', () => {
  const spellings = ['maria_k', ' MARIA_K ', 'ｍａｒｉａ_ｋ', 'MARIA_\u212A', 'Maria\uFF3Fk']
  expect(new Set(spellings.map((typed) => loginNameSchema.parse(typed)))).toEqual(
    new Set(['maria_k']),
  )
  // Postgres folds the capital to a plain i in some locales: here it never gets a capital to fold.
  expect(loginNameSchema.parse('MAR\u0130A')).toBe('mari\u0307a')
  expect(loginNameSchema.safeParse('\uFDFA'.repeat(40)).success).toBe(false)
})
