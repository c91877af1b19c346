// Proves that whoever saved an article is told what became of it, with a link only to what can be read.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ArticleSaved } from './article-saved.tsx'

const publishAt = '2026-12-05T13:30:00.000Z'
const article = { locale: 'pt', slug: 'medir', publishAt } as const

test.each([
  ['draft', /^Guardado como borrador/u],
  ['scheduled', /Nadie lo ve antes de esta fecha.*5 dic/u],
  ['published', /^Guardado y publicado/u],
] as const)('%s', async (state, words) => {
  const { container } = renderInShop(<ArticleSaved article={{ ...article, state }} />)
  expect(screen.getByRole('status').textContent).toMatch(words)
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(
    state === 'published' ? '/pt/articulo/medir' : undefined,
  )
  await expectAccessible(container)
})
