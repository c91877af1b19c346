// Every property belongs to one correctable part, and only to one.
import { expect, test } from 'vitest'
import { CORRECTABLE_FIELDS, fieldOfProperty, propertiesOf } from './product-parts.ts'

test('each property leads back to its part; what nobody corrects has none', () => {
  const properties = CORRECTABLE_FIELDS.flatMap<string>((field) => propertiesOf(field))
  expect(new Set(properties).size).toBe(properties.length)
  for (const field of CORRECTABLE_FIELDS)
    for (const property of propertiesOf(field)) expect(fieldOfProperty(property)).toBe(field)
  expect(fieldOfProperty('ratingTenths')).toBeUndefined()
  expect(fieldOfProperty('constructor')).toBeUndefined()
})
