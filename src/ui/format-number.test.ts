// Fixes how amounts and measures are written in the four languages.
import { expect, test } from 'vitest'
import { formatMeasure, formatMoney, formatNumber, formatPercent } from './format-number.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '~')

test.each([
  ['es', 123450, 'US$~1.234,50'],
  ['es', 5, 'US$~0,05'],
  ['es', 2147483647, 'US$~21.474.836,47'],
  ['en', 123450, 'US$~1,234.50'],
  ['it', 123450, 'US$~1.234,50'],
  ['pt', 123450, 'US$~1.234,50'],
  ['es', -2500, '\u2212US$~25,00'],
] as const)('%s writes %i cents as %s', (locale, cents, text) => {
  expect(plain(formatMoney(cents, locale))).toBe(text)
})

test('other currencies have the sign people read', () => {
  expect(plain(formatMoney(123450, 'en', 'VES'))).toBe('Bs.~1.234,50')
  expect(plain(formatMoney(100, 'es', 'BRL'))).toBe('R$~1,00')
  expect(plain(formatMoney(100, 'es', 'XYZ'))).toBe('XYZ~1,00')
})

test('measures round half away from zero to two decimals', () => {
  expect(plain(formatMeasure(3530, 'lb', 'es'))).toBe('3,53~lb')
  expect(plain(formatMeasure(2125, 'lb', 'en'))).toBe('2.13~lb')
  expect(plain(formatMeasure(1000, 'kg', 'pt'))).toBe('1~kg')
})

test('counts are grouped', () => {
  expect(formatNumber(10000, 'es')).toBe('10.000')
  expect(formatNumber(4.46, 'es', 1)).toBe('4,5')
})

test.each([
  ['es', '12,5~%'],
  ['en', '12.5%'],
  ['it', '12,5%'],
  ['pt', '12,5%'],
] as const)('%s writes a percentage as %s', (locale, text) => {
  expect(plain(formatPercent(12.5, locale, 1))).toBe(text)
})
