// The search box must search without suggestions and let a keyboard choose among them.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Suggestions } from '#contract/catalogue.ts'
import { queryClient } from '#src/lib/trpc-client.ts'
import { cup } from '#tests/fixtures/product-cards.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { SearchBox } from './search-box.tsx'

const { id, name, store, image, priceCents, textLanguage } = cup
const found: Suggestions = {
  words: ['mug', 'mugs'],
  products: [
    { id, name, store, alsoAt: ['ebay'], image, priceCents, landedCents: 4321, textLanguage },
  ],
}
const routes = ['/products', '/product/:id'].map((path) => ({ path, element: <SearchBox /> }))

const answerWith = (answer: () => Promise<unknown>) =>
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(answer)

beforeEach(() => {
  answerWith(async () => found)
  queryClient.clear()
})

async function typeMug() {
  const field = screen.getByRole('textbox', { name: 'Buscar productos' })
  act(() => field.focus())
  fireEvent.input(field, { target: { value: 'mug' } })
  await screen.findByRole('listbox')
  // What it is for a screen reader comes in an effect, a moment after the list.
  return screen.findByRole('combobox', { expanded: true })
}

test('it is a form that searches on its own', async () => {
  const { router } = renderInShop(<SearchBox />, { routes })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar productos' })
  expect(field.form?.getAttribute('action')).toBe('/products')
  fireEvent.change(field, { target: { value: 'lámpara' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('lámpara')
  await expectAccessible()
})

test('it shows what the address searches for, also after going back', async () => {
  const { router } = renderInShop(<SearchBox />, { at: '/products?search=mug' })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe('mug')
  await act(() => router.navigate('/products?search=lamp'))
  expect(field.value).toBe('lamp')
  await act(() => router.navigate(-1))
  expect(field.value).toBe('mug')
})

test('arrows move through words and products, Enter follows, Escape leaves the words alone', async () => {
  const { router } = renderInShop(<SearchBox />, { routes })
  const field = await typeMug()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 sugerencias')
  await expectAccessible()
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  const options = screen.getAllByRole('option')
  expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('mug')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/17'))
})

test('a product says at which store it is: names alone may be the same', async () => {
  renderInShop(<SearchBox />, { routes })
  await typeMug()
  expect(screen.getByRole('option', { name: /Mug/ }).textContent).toContain('Walmart, eBay')
})

test('a product costs what it costs at the destination, as its card says', async () => {
  renderInShop(<SearchBox />, { routes })
  await typeMug()
  const { textContent } = screen.getByRole('option', { name: /Mug/ })
  expect(textContent).toContain('Puesto en Caracas desde')
  expect(textContent).toContain('43,21')
})

test('a word leads to its search', async () => {
  const { router } = renderInShop(<SearchBox />, { routes })
  await typeMug()
  fireEvent.click(screen.getAllByRole('option')[1]!)
  await waitFor(() => expect(router.state.location.search).toBe('?search=mugs'))
})

test('an answer that a newer question has overtaken is never shown', async () => {
  const answers: ((suggestions: Suggestions) => void)[] = []
  answerWith(() => new Promise((resolve) => answers.push(resolve)))
  renderInShop(<SearchBox />, { routes })
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  fireEvent.input(field, { target: { value: 'mu' } })
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent.input(field, { target: { value: 'mug' } })
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(found))
  await act(async () => answers[0]?.({ words: ['music'], products: [] }))
  expect(screen.queryByRole('option', { name: 'music' })).toBeNull()
  expect(screen.getByRole('option', { name: 'mugs' })).toBeTruthy()
})
