// Tests initials with names as people really write them.
import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['María Rodríguez', 'maria', 'MR'],
  ['  ana   de la Torre ', 'ana', 'AT'],
  ['Ñandú', 'n', 'Ñ'],
  ['', 'maria', 'M'],
  ['   ', 'óscar', 'Ó'],
  ['𝒜na 𝓑', 'a', '𝒜𝓑'],
])('«%s» (%s) is %s', (fullName, username, initials) => {
  expect(initialsOf(fullName, username)).toBe(initials)
})
