// A page may be fetched ahead only when somebody is about to go there and does not save data.
import { afterEach, expect, test, vi } from 'vitest'
import { linkPreload } from './link-preload.ts'

const pages = () => {
  const home = vi.fn<() => Promise<object>>(async () => ({}))
  const product = vi.fn<() => Promise<object>>(async () => ({}))
  const prepare = linkPreload([
    {
      children: [
        { index: true, lazy: home },
        { path: 'product/:id', lazy: product },
      ],
    },
  ])
  return { home, product, prepare }
}

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true })

afterEach(() => saveData(false))

test('only the page behind the link is fetched, and once', async () => {
  const { home, product, prepare } = pages()
  prepare('/product/7?from=home#reviews')
  await vi.waitFor(() => expect(product).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  prepare('/product/8')
  expect(product).toHaveBeenCalledTimes(1)
  expect(home).not.toHaveBeenCalled()
})

test('a person who saves data fetches nothing ahead', () => {
  const { product, prepare } = pages()
  saveData(true)
  prepare('/product/7')
  expect(product).not.toHaveBeenCalled()
})
