// Pages outside of the first table must be found when needed, by the same names as on the server, and fetched only then.
import { createMemoryRouter, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { nowhere } from './lazy-page.ts'
import { type MorePages, morePages } from './more-pages.ts'

const Component = () => null
const MORE: MorePages = {
  shop: [{ path: 'account', children: [{ path: 'orders/:number', Component }, nowhere] }],
  bare: [{ path: 'reset/:token?', Component }],
  frame: [{ path: 'admin', Component }],
}
const tableOf = (more?: MorePages): RouteObject[] => [
  {
    id: 'frame',
    children: [
      {
        id: 'shop',
        children: [
          { index: true, Component },
          { path: 'product/:id', Component },
          nowhere,
          ...(more?.shop ?? []),
        ],
      },
      { id: 'bare', children: [{ path: 'auth', Component }, ...(more?.bare ?? [])] },
      ...(more?.frame ?? []),
    ],
  },
]

function open() {
  const load = vi.fn<() => Promise<MorePages>>(async () => MORE)
  return { load, pages: morePages(tableOf, load) }
}

const lastPath = ({ matches }: { matches: { route: RouteObject }[] }) => matches.at(-1)?.route.path

test.each([
  ['/', undefined],
  ['/product/7', 'product/:id'],
  ['/auth', 'auth'],
])('%s needs nothing but the first table', async (path, pattern) => {
  const { load, pages } = open()
  expect(lastPath(await pages.find(path))).toBe(pattern)
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['/account/orders/P-1', 'orders/:number'],
  ['/reset/abc', 'reset/:token?'],
  ['/admin', 'admin'],
  ['/account/nothing', '*'],
  ['/nothing/here', '*'],
])('%s is looked for in the whole table', async (path, pattern) => {
  const { load, pages } = open()
  expect(lastPath(await pages.find(path))).toBe(pattern)
  expect(load).toHaveBeenCalledTimes(1)
})

test('the language prefix is no part of the address', async () => {
  const { load, pages } = open()
  expect(lastPath(await pages.find('/it/product/7', '/it'))).toBe('product/:id')
  expect(load).not.toHaveBeenCalled()
  expect(lastPath(await pages.find('/it/admin', '/it'))).toBe('admin')
})

test('routes of the first table have the same ids in the whole one', () => {
  const ids = (routes: RouteObject[]) =>
    createMemoryRouter(routes).routes.flatMap(function flat({ id, path, children }): string[] {
      return [`${id} ${path}`, ...(children ?? []).flatMap(flat)]
    })
  expect(ids(tableOf(MORE))).toEqual(expect.arrayContaining(ids(tableOf())))
})

test('a router adds them where they belong, once, whatever is visited in between', async () => {
  const { pages } = open()
  const patch = vi.fn<(id: string | null, children: RouteObject[]) => void>()
  const visit = (path: string) =>
    pages.patchFor('/en')({
      path,
      patch,
      matches: [],
      signal: new AbortController().signal,
    } as never)
  await visit('/en/product/7')
  expect(patch).not.toHaveBeenCalled()
  await visit('/en/account/orders/P-1')
  expect(patch.mock.calls).toEqual(Object.entries(MORE))
})
