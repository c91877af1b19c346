// Proves the codes of cities: of letters and digits alone, the same however the name is written.
import { expect, test } from 'vitest'
import { destinationCode } from './destination-code.ts'

test.each([
  ['ve', 'San Juan de los Morros', 've-san-juan-de-los-morros'],
  ['ve', 'MÉRIDA ', 've-merida'],
  ['br', '¡São Luís (MA)!', 'br-sao-luis-ma'],
  ['ve', '加拉加斯', 've-'],
  ['ve', `${'a'.repeat(39)} bc`, `ve-${'a'.repeat(39)}`],
  ['co', 'a'.repeat(60), `co-${'a'.repeat(40)}`],
])('%s, %s: %s', (country, name, code) => expect(destinationCode(country, name)).toBe(code))
