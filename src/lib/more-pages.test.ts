// Pages outside of the first table must be found when needed, by the same names as on the server, and fetched only then.
import { createMemoryRouter, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { nowhere } from './lazy-page.ts'
import { type FrameName, morePages, type Section, type Sections, slotOf } from './more-pages.ts'

type Name = 'account' | 'entrance' | 'admin'
const Component = () => null
const ALL: Record<Name, Section> = {
  account: {
    shop: [{ path: 'account', children: [{ path: 'orders/:number', Component }, nowhere] }],
  },
  entrance: {
    bare: [{ path: 'reset/:token?', Component }],
    shop: [{ path: 'welcome', Component }],
  },
  admin: { frame: [{ path: 'admin', Component }] },
}
const NAMES = Object.keys(ALL) as Name[]
const tableOf = (sections: Sections<Name> = {}): RouteObject[] => {
  const slots = (frame: FrameName) =>
    NAMES.map((name) => ({ id: slotOf(frame, name), children: sections[name]?.[frame] ?? [] }))
  return [
    {
      id: 'frame',
      children: [
        {
          id: 'shop',
          children: [
            { index: true, Component },
            { path: 'product/:id', Component },
            nowhere,
            ...slots('shop'),
          ],
        },
        { id: 'bare', children: [{ path: 'help', Component }, ...slots('bare')] },
        ...slots('frame'),
      ],
    },
  ]
}

function open() {
  const load = vi.fn<(name: Name) => Promise<Section>>(async (name) => ALL[name])
  const sectionOf = (word: string): Name =>
    word === 'admin' || word === 'account' ? word : 'entrance'
  return { load, pages: morePages({ tableOf, sectionOf, load }) }
}

const lastPath = ({ matches }: { matches: { route: RouteObject }[] }) => matches.at(-1)?.route.path

test.each([
  ['/', undefined],
  ['/product/7', 'product/:id'],
  ['/help', 'help'],
])('%s needs nothing but the first table', async (path, pattern) => {
  const { load, pages } = open()
  expect(lastPath(await pages.find(path))).toBe(pattern)
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['/account/orders/P-1', 'account', 'orders/:number'],
  ['/reset/abc', 'entrance', 'reset/:token?'],
  ['/admin', 'admin', 'admin'],
  ['/account/nothing', 'account', '*'],
  ['/nothing/here', 'entrance', '*'],
])('%s is looked for in its section, %s', async (path, section, pattern) => {
  const { load, pages } = open()
  expect(lastPath(await pages.find(path))).toBe(pattern)
  expect(load.mock.calls).toEqual([[section]])
})

test('the language prefix is no part of the address', async () => {
  const { load, pages } = open()
  expect(lastPath(await pages.find('/it/product/7', '/it'))).toBe('product/:id')
  expect(load).not.toHaveBeenCalled()
  expect(lastPath(await pages.find('/it/admin', '/it'))).toBe('admin')
  expect(load.mock.calls).toEqual([['admin']])
})

test('routes have the same ids whichever sections are here', () => {
  const ids = (routes: RouteObject[]) =>
    createMemoryRouter(routes).routes.flatMap(function flat({ id, path, children }): string[] {
      return [`${id} ${path}`, ...(children ?? []).flatMap(flat)]
    })
  const whole = ids(tableOf(ALL))
  expect(whole).toEqual(expect.arrayContaining(ids(tableOf())))
  for (const name of NAMES)
    expect(whole).toEqual(expect.arrayContaining(ids(tableOf({ [name]: ALL[name] }))))
})

test('a router adds a section where it belongs, once, whatever is visited in between', async () => {
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
  await visit('/en/reset/abc')
  expect(patch.mock.calls).toEqual([
    ['bare-entrance', ALL.entrance.bare],
    ['shop-entrance', ALL.entrance.shop],
  ])
})
