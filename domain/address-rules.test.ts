// Each country's own numbers are taken in any usual spelling, and those of another country are not.
import { expect, test } from 'vitest'
import {
  ADDRESS_COUNTRIES,
  addressDocument,
  addressPhone,
  addressPostalCode,
  phoneExample,
} from './address-rules.ts'
import { statesOf } from './states.ts'

test.each(ADDRESS_COUNTRIES)('the example of %s is a number of its own', (country) => {
  expect(addressPhone(country, phoneExample(country))).toMatch(/^\+\d{8,13}$/u)
})

test.each([
  ['ve', '0412-1234567', '+584121234567'],
  ['co', '301 234 5678', '+573012345678'],
  ['co', '0057 (601) 234-5678', '+576012345678'],
  ['ec', '099 123 4567', '+593991234567'],
  ['pa', '507 6123 4567', '+50761234567'],
  ['do', '829-234-5678', '+18292345678'],
  ['br', '(11) 96123-4567', '+5511961234567'],
  ['ar', '+54 11 2345 6789', '+541123456789'],
  ['co', '+58 412 1234567', null],
  ['pe', '305 555 0100', null],
  ['mx', 'mañana', null],
  ['cl', '', null],
] as const)('%s: %s → %s', (country, typed, phone) => {
  expect(addressPhone(country, typed)).toBe(phone)
})

test.each([
  ['co', '1.020.345.678', '1020345678'],
  ['ec', '171234567-8', '1712345678'],
  ['cl', '12.345.678-k', '12345678K'],
  ['br', '123.456.789-09', '12345678909'],
  ['pa', '8-765-4321', '87654321'],
  ['pe', 'AB1234567', 'AB1234567'],
  ['mx', 'GODE561231GR8', 'GODE561231GR8'],
  ['ve', 'v 12.345.678', 'V-12345678'],
  ['do', '', ''],
  ['do', '12', null],
  ['co', '<b>', null],
] as const)('document of %s: %s → %s', (country, typed, document) => {
  expect(addressDocument(country, typed)).toBe(document)
})

test.each([
  ['br', '01310-100', '01310100'],
  ['ar', 'c1425 dkf', 'C1425DKF'],
  ['ec', '170143', '170143'],
  ['ve', '1010-a', '1010-A'],
  ['mx', '', ''],
  ['mx', '123', null],
] as const)('postal code of %s: %s → %s', (country, typed, code) => {
  expect(addressPostalCode(country, typed)).toBe(code)
})

test.each(ADDRESS_COUNTRIES)('%s has its states once each', (country) => {
  const states = statesOf(country)
  expect(states.length).toBeGreaterThan(9)
  expect(new Set(states).size).toBe(states.length)
})
