// Proves that taking filters away is offered to those who have set any, and to nobody else.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseStockQuery } from '#contract/stock-view.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { StockFilter } from './stock-filter.tsx'

test.each([
  ['', false],
  ['page=2', false],
  ['store=ebay', true],
  ['availability=any', true],
])('«%s»: %s', (query, isOffered) => {
  renderInShop(<StockFilter view={parseStockQuery(new URLSearchParams(query))} />)
  expect(screen.queryByRole('link', { name: 'Quitar los filtros' }) !== null).toBe(isOffered)
})
