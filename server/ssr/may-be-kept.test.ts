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
  expect(mayBeKept({ status, html: `<script>${safeJson(data)}</script>`, shareable }, '')).toBe(
    kept,
  )
})

test.each([
  ['', 'noindex, follow', true],
  ['?utm_source=mail', 'max-image-preview:large', true],
  ['?number=1Z999AA10123456784', 'noindex, follow', false],
])('the query %s on a page for search engines «%s»; kept: %s', (query, robots, kept) => {
  const html = `<meta name="robots" content="${robots}"/>`
  expect(mayBeKept({ status: 200, html, shareable: true }, query)).toBe(kept)
})
