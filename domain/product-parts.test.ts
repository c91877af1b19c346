// Every property that can be corrected belongs to one part, and only to one.
import { expect, test } from 'vitest'
import { CORRECTABLE_FIELDS, propertiesOf } from './product-parts.ts'

test('parts share no property, and what nobody corrects is in none', () => {
  const properties = CORRECTABLE_FIELDS.flatMap<string>((field) => propertiesOf(field))
  expect(new Set(properties).size).toBe(properties.length)
  expect(properties).toEqual(expect.arrayContaining(['name', 'preOrder', 'weightUnit']))
  for (const other of ['ratingTenths', 'featured', 'hiddenByAdmin'])
    expect(properties).not.toContain(other)
})
