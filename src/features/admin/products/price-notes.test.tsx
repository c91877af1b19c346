// What the page of a product says of its price: why it is not the store's, and what it was.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PriceDoubt } from './price-doubt.tsx'
import { PriceHistory } from './price-history.tsx'

const UNTIL = '2026-11-29T11:00:00.000Z'
const HISTORY = [
  { priceCents: 1500, at: '2026-11-20T11:00:00.000Z' },
  { priceCents: 2000, at: '2026-11-10T11:00:00.000Z' },
]
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test.each(['held', 'rejected'] as const)(
  'a price that is %s is told in every language',
  async (state) => {
    const said = new Set<string>()
    for (const locale of LOCALES) {
      const { container, unmount } = renderInShop(
        <MantineRoot close="Cerrar">
          <h1>P</h1>
          <PriceDoubt doubted={{ state, priceCents: 149_000, until: UNTIL }} />
          <PriceHistory history={HISTORY} />
        </MantineRoot>,
        { locale },
      )
      expect(container.textContent).toMatch(/1[.,]490/)
      expect(container.querySelectorAll(`time[datetime="${UNTIL}"]`)).toHaveLength(
        state === 'rejected' ? 1 : 0,
      )
      expect(screen.getByRole('link').getAttribute('href')).toMatch(
        state === 'rejected' ? /prices\?which=rejected$/ : /prices$/,
      )
      said.add(container.textContent ?? '')
      if (locale === 'es') await expectAccessible(container)
      unmount()
    }
    expect(said.size).toBe(LOCALES.length)
  },
)

test('each price of the past stands beside how much it changed; the first one changed nothing', () => {
  renderInShop(
    <MantineRoot close="Cerrar">
      <PriceHistory history={HISTORY} />
    </MantineRoot>,
  )
  const [, latest, first] = screen.getAllByRole('row')
  expect(plain(latest?.textContent)).toMatch(/15,00.*−25(?:,0)? %/)
  expect(first?.textContent).toMatch(/20,00—$/)
})

test('without doubt and history nothing is said', () => {
  const { container } = renderInShop(
    <>
      <PriceDoubt doubted={null} />
      <PriceHistory history={[]} />
    </>,
  )
  expect(container.textContent).toBe('')
})
