// Tests every place a token may come in, and that short or endless ones are none.
import { expect, test } from 'vitest'
import {
  SIMPLE_PLACES,
  tokenFromAddress,
  VARIANT_PLACES,
  VERIFY_PLACES,
} from './token-from-address.ts'

const T = 'abcdefghijk'
const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  ['/reset-password', ''],
  [`/reset-password?token=${T}`, T],
  [`/reset-password?reset=${T}`, T],
  [`/reset-password?t=${T}`, T],
  [`/reset-password?resetToken=${T}`, ''],
  [`/reset-password?token=short&t=${T}`, T],
  [`/reset-password#${T}`, T],
  [`/reset-password#token=${T}`, T],
  [`/reset-password#t=${T}`, T],
  [`/reset-password#other=${T}`, ''],
  ['/reset-password?token=0123456789', ''],
  ['/reset-password?token=01234567890', '01234567890'],
  [`/reset-password?token=${'x'.repeat(201)}`, ''],
  [`/reset-password/${T}`, ''],
  ['/reset-password#%E0%A4%A', ''],
])('the simple page at %s', (address, token) => {
  expect(tokenFromAddress(at(address), SIMPLE_PLACES)).toBe(token)
})

test.each([
  [`/reset?resetToken=${T}`, T],
  [`/reset/${T}`, T],
  [`/Reset/${T}/`, T],
  [`/recover/${T}`, T],
  [`/password-reset/${T}%2B`, `${T}+`],
  ['/recover/short', ''],
  [`/recover#${T}`, T],
  [`/reset/short?t=${T}`, T],
])('the variant at %s', (address, token) => {
  expect(tokenFromAddress(at(address), VARIANT_PLACES)).toBe(token)
})

test.each([
  [`/password-recovery/${T}`, T],
  [`/reset/${T}`, T],
  [`/password-recovery?reset=${T}`, T],
  [`/password-recovery#${T}`, T],
  [`/recover/${T}`, ''],
])('the verify step at %s', (address, token) => {
  expect(tokenFromAddress(at(address), VERIFY_PLACES)).toBe(token)
})
