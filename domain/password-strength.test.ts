// Tests the estimate against examples people know, and that more of the same is never called worse.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['password1', 'weak'],
  ['contraseña', 'weak'],
  ['girasol', 'fair'],
  ['Girasol7', 'good'],
  ['caballo correcto pila grapa', 'strong'],
  ['tX9#qL2!vB7z', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('typing on never makes a password weaker, whatever was typed', () => {
  const rank = (password: string) => PASSWORD_STRENGTHS.indexOf(passwordStrength(password))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (start, more) => {
      // A number alone is common only while it is a number alone.
      fc.pre(!/^\d*$/.test(start))
      expect(rank(`x${start}${more}`)).toBeGreaterThanOrEqual(rank(`x${start}`))
    }),
  )
})
