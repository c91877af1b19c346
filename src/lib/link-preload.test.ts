// A page may be fetched ahead only when somebody is about to go there and does not save data.
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoutes } from 'react-router'
import { linkPreload } from './link-preload.ts'

const pages = () => {
  const home = vi.fn<() => Promise<object>>(async () => ({}))
  const product = vi.fn<() => Promise<object>>(async () => ({}))
  const routes = [
    {
      children: [
        { index: true, lazy: home },
        { path: 'product/:id', lazy: product },
      ],
    },
  ]
  const prepare = linkPreload(async (path) => ({
    routes,
    matches: matchRoutes(routes, path) ?? [],
  }))
  return { home, product, prepare }
}

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true })

const settled = () => new Promise((done) => setTimeout(done))

afterEach(() => saveData(false))

test('only the page behind the link is fetched, and once', async () => {
  const { home, product, prepare } = pages()
  prepare('/product/7?from=home#reviews')
  await vi.waitFor(() => expect(product).toHaveBeenCalledTimes(1))
  prepare('/product/8')
  await settled()
  expect(product).toHaveBeenCalledTimes(1)
  expect(home).not.toHaveBeenCalled()
})

test('a person who saves data fetches nothing ahead', async () => {
  const { product, prepare } = pages()
  saveData(true)
  prepare('/product/7')
  await settled()
  expect(product).not.toHaveBeenCalled()
})
