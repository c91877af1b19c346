// Tests that converted amounts are rounded once, cite their rate once, and are absent without a rate.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marketRate } from '#tests/fixtures/rates.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { LocalPrice, RateNote } from './local-price.tsx'

const text = () => document.body.textContent.replaceAll('\u00a0', ' ')
const both = (
  <>
    <LocalPrice cents={12_345} />
    <RateNote />
  </>
)

test.each([
  ['es', '≈ aproximadamente Bs. 111.214,47'],
  ['en', '≈ about Bs. 111.214,47'],
  ['pt', '≈ aproximadamente Bs. 111.214,47'],
] as const)('bolivars keep their writing in %s', (locale, shown) => {
  renderInShop(<LocalPrice cents={12_345} />, { locale, facts: { rate: marketRate() } })
  expect(text()).toBe(shown)
})

test.each([
  ['en', { currency: 'EUR', rate: '0.86' }, '≈ about € 106.17'],
  ['es', { currency: 'COP', rate: '3951.5' }, '≈ aproximadamente COP$ 487.813'],
] as const)('other currencies follow %s', (locale, rate, shown) => {
  renderInShop(<LocalPrice cents={12_345} />, { locale, facts: { rate: marketRate(rate) } })
  expect(text()).toBe(shown)
})

test('the note cites rate, source and time of the shop’s zone once, and leads to all rates', async () => {
  renderInShop(both, { facts: { rate: marketRate() } })
  expect(text()).toContain('US$ 1 = Bs. 900,89: tasa paralela DolarApi, 21/08/2026 14:01.')
  expect(screen.getByRole('link', { name: 'Ver tasas' }).getAttribute('href')).toBe(
    '/currency?currency=VES',
  )
  await expectAccessible()
})

test('a rate of the sandbox, an old one, one of the shop and one of a bank say so', () => {
  const said = (rate: Parameters<typeof marketRate>[0]) => {
    const { unmount } = renderInShop(<RateNote />, { facts: { rate: marketRate(rate) } })
    const note = text()
    unmount()
    return note
  }
  expect(said({ sourceName: 'DolarApi (sandbox)' })).toContain(
    'tasa paralela DolarApi (sandbox), 21/08/2026 14:01',
  )
  expect(said({ state: 'stale' })).toContain('Tiene más de un día.')
  expect(said({ kind: 'override', source: 'admin', sourceName: '' })).toContain(
    'tasa de la tienda, 21/08/2026 14:01',
  )
  expect(said({ kind: 'official', valueDate: '2026-08-21T04:00:00.000Z' })).toContain(
    'tasa oficial DolarApi, 21/08/2026.',
  )
  expect(
    said({
      kind: 'reference',
      currency: 'EUR',
      sourceName: 'Frankfurter',
      valueDate: '2026-08-21T00:00:00.000Z',
    }),
  ).toContain('tasa de referencia Frankfurter, 21/08/2026.')
})

test('without a rate nothing is shown', () => {
  renderInShop(both)
  expect(text()).toBe('')
})
