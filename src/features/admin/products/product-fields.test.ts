// What a product's form reads of what it shows: the same product, in every language.
import { expect, test } from 'vitest'
import { productDraftSchema } from '#contract/product-draft.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { readForm } from '#src/lib/form/read-form.ts'
import { startOf } from '#src/lib/form/show.ts'
import { DRAFT } from '#tests/support/product-draft.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'

test.each(LOCALES)('what is stored goes through the form unchanged in %s', (locale) => {
  const draft: typeof DRAFT = { ...DRAFT, specifications: [['Ships: from', 'Ohio: north']] }
  const typed = startOf(PRODUCT_FIELDS, draft, locale)
  const read = readForm({ fields: PRODUCT_FIELDS, schema: productDraftSchema, typed, locale })
  expect(read).toMatchObject({ ok: true, output: draft })
})

test('what may be missing is nothing', () => {
  const stored = { ...DRAFT, weight: null, size: null }
  const typed = { ...startOf(PRODUCT_FIELDS, stored, 'es'), stock: { pieces: '', preOrder: true } }
  const read = readForm({ fields: PRODUCT_FIELDS, schema: productDraftSchema, typed, locale: 'es' })
  const stock = { pieces: 0, preOrder: true }
  expect(read).toMatchObject({ ok: true, output: { weight: null, size: null, stock } })
})
