// What is kept by browsers: whole pages without anything that a store lends us.
import { expect, test } from 'vitest'
import { safeJson } from '#src/lib/safe-json.ts'
import { mayBeKept } from './may-be-kept.ts'

test.each([
  [200, { salesPolicy: 'own' }, true, true],
  [200, { product: { salesPolicy: 'affiliate' } }, true, false],
  [200, { salesPolicy: 'own' }, false, false],
  [404, {}, true, false],
  [302, {}, true, false],
])('%s with %j, shareable: %s; kept: %s', (status, data, shareable, kept) => {
  expect(mayBeKept({ status, html: `<script>${safeJson(data)}</script>`, shareable })).toBe(kept)
})
