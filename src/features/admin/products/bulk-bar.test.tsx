// Proves that the question says when an act stays until it is given back, and only then.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminBulkInput, DeskRow } from '#contract/product-desk.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { BulkQuestion } from './bulk-bar.tsx'

test.each([
  ['soldOut', 'sync', true],
  ['category', 'import', true],
  ['soldOut', 'manual', false],
  ['hide', 'sync', false],
] as const)('%s of what came by %s: %s', async (act, origin, says) => {
  const ask: AdminBulkInput = { ids: [1], act, category: act === 'category' ? 'Toys' : null }
  const chosen = [{ id: 1, name: 'Harina', textLanguage: 'es', origin } as DeskRow]
  const { container } = renderInShop(
    <MantineRoot close="Cerrar">
      <BulkQuestion {...{ ask, chosen }} answer={{ ask }} back="/admin/products" />
    </MantineRoot>,
  )
  expect(screen.queryByText(/hasta que lo devuelvas/u) !== null).toBe(says)
  await expectAccessible(container)
})
