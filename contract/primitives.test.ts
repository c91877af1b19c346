// Days and moments that the database can hold: what passes here is written there as it is.
import { expect, test } from 'vitest'
import { daySchema, momentSchema } from './primitives.ts'

test.each(['0000-01-01', '2026-02-30', ''])('%j is no day', (text) => {
  expect(daySchema.safeParse(text).success).toBe(false)
  expect(momentSchema.safeParse(`${text}T00:00:00Z`).success).toBe(false)
})

test.each(['1999-12-31', '2028-02-29'])('%s is a day', (text) => {
  expect(daySchema.parse(text)).toBe(text)
  expect(momentSchema.parse(`${text}T00:00:00Z`)).toBe(`${text}T00:00:00Z`)
})
