// The bounds of a product that is typed: each fault stands at its part, and texts are plain when they come out.
import { expect, test } from 'vitest'
import { DRAFT } from '#tests/support/product-draft.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { DRAFT_FIELDS } from '#domain/product-parts.ts'
import { productDraftSchema } from './product-draft.ts'

const faultsOf = (changes: object) => {
  const typed = { ...DRAFT, ...changes }
  const parsed = productDraftSchema.safeParse(typed)
  return parsed.success ? {} : fieldErrorsOf(parsed.error, typed)
}

test.each([
  ['name', { name: ' ' }, 'required'],
  ['name', { name: '<b></b>' }, 'required'],
  ['name', { name: 'x'.repeat(301) }, 'too_long'],
  ['priceCents', { priceCents: 0 }, 'too_small'],
  ['priceCents', { priceCents: 10_000_001 }, 'too_big'],
  ['originalPriceCents', { originalPriceCents: 3499 }, 'too_small'],
  ['category', { category: 'Cars' }, 'unknown_option'],
  ['images.0', { images: ['javascript:alert(1)'] }, 'invalid'],
  ['images.1', { images: ['/a.webp', 'https://evil.example/a.jpg'] }, 'invalid'],
  ['images', { images: Array.from({ length: 13 }, () => '/a.webp') }, 'too_long'],
  ['weight', { weight: { thousandths: 20_000_000, unit: 'kg' } }, 'too_big'],
  ['size', { size: { length: 1, width: 1, height: 3_001_000, unit: 'cm' } }, 'too_big'],
  ['stock.pieces', { stock: { pieces: -1, preOrder: false } }, 'too_small'],
  ['features.0', { features: [''] }, 'required'],
])('a fault of %s', (field, changes, fault) => {
  expect(faultsOf(changes)).toEqual({ [field]: [fault] })
})

test('a good one is taken, its texts without markup; every part has its name', () => {
  expect(productDraftSchema.parse(DRAFT)).toEqual(DRAFT)
  expect(Object.keys(productDraftSchema.shape).toSorted()).toEqual(DRAFT_FIELDS.toSorted())
  const typed = { ...DRAFT, name: ' Té <i>verde</i> ', description: 'Uno\r\n\r\n<p>Dos</p>' }
  expect(productDraftSchema.parse(typed)).toMatchObject({
    name: 'Té verde',
    description: 'Uno\nDos',
  })
})
