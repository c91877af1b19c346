// What is kept by browsers: whole pages without anything that a store lends us.
import { expect, test } from 'vitest'
import { safeJson } from '#src/lib/safe-json.ts'
import { mayBeKept } from './may-be-kept.ts'

test.each([
  [200, { salesPolicy: 'own' }, true],
  [200, { product: { salesPolicy: 'affiliate' } }, false],
  [404, {}, false],
  [302, {}, false],
])('%s with %j: %s', (status, data, kept) => {
  expect(mayBeKept({ status, html: `<script>${safeJson(data)}</script>` })).toBe(kept)
})
