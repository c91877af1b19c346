// Holds the desk's pairs: what speaks for one article, the two answers, and a newer decision that stays.
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { ProductPairView } from '#contract/product-pairs.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PairsList } from './pairs-list.tsx'

const show = (piece: ReactNode) => renderInShop(<MantineRoot close="Cerrar">{piece}</MantineRoot>)
const still = { answer: undefined } as const

const pairOf = (changes: Partial<ProductPairView> = {}): ProductPairView => ({
  id: 9,
  ground: 'model_in_title',
  decision: null,
  products: [
    {
      id: 1,
      store: 'amazon',
      name: '<b>Mouse</b> M185',
      textLanguage: 'es',
      model: 'M185',
      gtin: null,
      priceCents: 1299,
      image: null,
    },
    {
      id: 2,
      store: 'ebay',
      name: 'Wireless Mouse M185',
      textLanguage: 'en',
      model: '',
      gtin: '00097855174420',
      priceCents: 1399,
      image: null,
    },
  ],
  ...changes,
})

test('two products stand side by side with why, titles as they are, and both answers', async () => {
  const { container } = show(<PairsList pairs={[pairOf()]} {...still} />)
  screen.getByText('El título de uno nombra el modelo del otro')
  expect(screen.getByRole('link', { name: '<b>Mouse</b> M185' }).getAttribute('href')).toBe(
    '/product/1',
  )
  expect(screen.getAllByRole('link').map(({ lang }) => lang)).toEqual(['es', 'en'])
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Es el mismo', 'same'],
    ['Son distintos', 'different'],
  ])
  await expectAccessible(container)
})

test('a decision is told, can be turned and taken back, and a newer one is not overwritten', () => {
  const answer = { about: 'pair 9', code: 'run_moved' } as const
  show(<PairsList pairs={[pairOf({ decision: 'different' })]} answer={answer} />)
  screen.getByText(/Decidido: son distintos/u)
  const values = screen.getAllByRole<HTMLButtonElement>('button').map(({ value }) => value)
  expect(values).toEqual(['same', ''])
  expect(document.querySelector<HTMLInputElement>('input[name=seen]')?.value).toBe('different')
  screen.getByText('Esto cambió mientras lo mirabas. Revisa el estado actual.')
})
