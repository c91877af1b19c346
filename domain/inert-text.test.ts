// Proves that nothing that a visitor types becomes a link in a mail, and that people's names stay as they are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn } from '#tests/support/addresses-in.ts'
import { inertText, spokenName } from './inert-text.ts'

const PARTS = [
  'http',
  'https',
  '://',
  'www.',
  'evil',
  '.com',
  '.net',
  'xn--80ak6aa92e',
  '.',
  '..',
  '@',
  'mailto:',
  'tel:',
  '//',
  '/',
  '\\',
  ':',
  ' ',
  '\n',
  '-',
  'ñandú',
  '。com',
  '．com',
  '＠',
  '\u200b',
  '\u202e',
  '\u00ad',
  '\ufe0f',
  '127.0.0.1',
  '.ºrg',
  '.ª',
  'N.º',
  '.ⓒⓞⓜ',
  '.⒞om',
  '.™',
  '⒈',
  '㏂',
  '℡',
  '１９２.168.0.1',
  '+584121234567',
  '＋５８ 412 123-4567',
  '+',
  '412',
  '8080',
  'localhost',
  '(',
  '>',
  '"',
]
const words = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => parts.join('')),
  fc.webUrl(),
  fc.emailAddress(),
)

test('whatever is typed, no reader finds an address in it', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(addressesIn(inertText(text))).toEqual([])
      expect(inertText(text)).not.toMatch(/www\.\p{L}|:\/\/|\S@\S/u)
      expect(addressesIn(spokenName(text))).toEqual([])
      expect(spokenName(text)).toMatch(/^[\p{L}\p{M}'’. -]*…?$/u)
      expect(spokenName(text).length).toBeLessThanOrEqual(40)
    }),
    { numRuns: 5000 },
  )
})

test('made inert twice it is as it was made once', () => {
  fc.assert(fc.property(words, (text) => inertText(inertText(text)) === inertText(text)))
})

test.each([
  'Ana Pérez',
  'María de los Ángeles D’Angelo-Núñez',
  "Seán O'Connor",
  'José A. Díaz R.',
  'João da Conceição',
  '山田 太郎',
  'Ну Татьяна',
])('%s is greeted as written', (name) => {
  expect(spokenName(name)).toBe(name)
})

test.each([
  ['Gana dinero en casino.com', 'Gana dinero en casino. com'],
  ['Ana https://evil.example/?a=1', 'Ana https evil. example a'],
  ['ana@evil.example', 'ana evil. example'],
  ['Llama al +58 412 1234567', 'Llama al'],
  ['<b>Ana</b>', 'b Ana b'],
  ['💰💰💰', ''],
  ['Ma.Eugenia', 'Ma. Eugenia'],
])('%s is greeted as «%s»', (name, greeted) => {
  expect(spokenName(name)).toBe(greeted)
})

test.each([
  ['evil.ºrg', 'evil. org'],
  ['N.ºrg y evil.ª', 'N. org y evil. a'],
  ['evil.ⓒⓞⓜ', 'evil. com'],
  ['evil.⒞om', 'evil. (c)om'],
  ['ⓦⓦⓦ.evil.™', 'www. evil. TM'],
  ['evil⒈com', 'evil1. com'],
  ['192.168.0.1:80', '192. 168. 0. 1:80'],
  ['http://１２７.0.0.1/', 'http: /127. 0. 0. 1/'],
  ['Llama al +584121234567', 'Llama al + 584121234567'],
  ['+58 (412) 123-45-67', '+ 58 (412) 123-45-67'],
])('%s becomes «%s»', (text, inert) => {
  expect(inertText(text)).toBe(inert)
})

test.each([
  'US$ 1.234,50',
  'Bs. 1.234.567,50',
  'Núm. 1.º, 2.ª y M.ª (N.º)',
  'Marca™ de 5 m² ½ …',
  '+5 %, 300.400.500.600',
  'hasta el 6 de mayo de 2026 a las 11:00 (hora de Caracas)',
  'Calle 72, N.º 5, Edif. Sol, piso 3/4',
  'Pesa 2.5 lb; mide 10:20.',
  'Dos líneas\nde un mensaje.',
])('%s stays', (text) => {
  expect(inertText(text)).toBe(text)
})
