// A page may be fetched ahead only when somebody is about to go there and does not save data.
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoutes } from 'react-router'
import { linkPreload } from './link-preload.ts'
import type { Found } from './more-pages.ts'
import { eventually } from '#tests/support/eventually.ts'

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
  const find = vi.fn<(path: string) => Promise<Found>>(async (path) => ({
    routes,
    matches: matchRoutes(routes, path) ?? [],
  }))
  const prepare = linkPreload(find)
  return { home, product, find, prepare }
}

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true })

afterEach(() => saveData(false))

test('only the page behind the link is fetched, and once', async () => {
  const { home, product, find, prepare } = pages()
  prepare('/product/7?from=home#reviews')
  await eventually(() => expect(product).toHaveBeenCalledTimes(1))
  prepare('/product/8')
  await find.mock.results[1]?.value
  await Promise.resolve()
  expect(product).toHaveBeenCalledTimes(1)
  expect(home).not.toHaveBeenCalled()
})

test('a person who saves data fetches nothing ahead', () => {
  const { find, prepare } = pages()
  saveData(true)
  prepare('/product/7')
  expect(find).not.toHaveBeenCalled()
})
