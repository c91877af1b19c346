// Blanks part thousands and nothing else.
import { expect, it } from 'vitest'
import { joinThousands } from './grouped-digits.ts'

it.each([
  ['1 206', '1206'],
  ['$1\u00A0234\u00A0567.50', '$1234567.50'],
  ["12'345,60", '12345,60'],
  ['1 20', '1 20'],
  ['1 2065', '1 2065'],
  ['0 206', '0 206'],
  ['1.5 206', '1.5 206'],
])('%j is %j', (text, joined) => {
  expect(joinThousands(text)).toBe(joined)
})
