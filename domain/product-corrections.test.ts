// Every property belongs to one correctable part, and only to one.
import { expect, test } from 'vitest'
import { CORRECTABLE, CORRECTABLE_FIELDS, fieldOfProperty } from './product-corrections.ts'

test('each property leads back to its part; what nobody corrects has none', () => {
  const properties = CORRECTABLE_FIELDS.flatMap((field) => CORRECTABLE[field] as readonly string[])
  expect(new Set(properties).size).toBe(properties.length)
  for (const field of CORRECTABLE_FIELDS)
    for (const property of CORRECTABLE[field]) expect(fieldOfProperty(property)).toBe(field)
  expect(fieldOfProperty('ratingTenths')).toBeUndefined()
  expect(fieldOfProperty('constructor')).toBeUndefined()
})
