// The ways through a list: one whose pages begin at a row remembers in its address where the pages before began.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { atDesk } from './desk.fixture.tsx'
import { ListFoot } from './list-foot.tsx'

const show = (foot: Parameters<typeof ListFoot>[0], at: string) =>
  renderInShop(atDesk(<ListFoot {...foot} />), { at })

test('goes from page to page and back, also from an address that somebody was sent', () => {
  const at = (href: string | null) => new URLSearchParams(href?.split('?')[1])
  const way = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null
  const first = show({ older: 900 }, '/admin/fruit?ripe=1')
  expect(way('Más recientes')).toBeNull()
  const second = at(way('Más antiguos'))
  expect(Object.fromEntries(second)).toMatchObject({ before: '900', ripe: '1' })
  first.unmount()
  const next = show({ older: 800 }, `/admin/fruit?${second}`)
  expect(way('Más recientes')).toBe('/admin/fruit?ripe=1')
  const third = at(way('Más antiguos'))
  next.unmount()
  const last = show({ older: null }, `/admin/fruit?${third}`)
  expect(at(way('Más recientes'))).toEqual(second)
  expect(way('Volver a los más recientes')).toBe('/admin/fruit?ripe=1')
  last.unmount()
  // Nobody knows what was before it.
  show({ older: null }, '/admin/fruit?before=900')
  expect(way('Más recientes')).toBeNull()
  expect(way('Volver a los más recientes')).toBe('/admin/fruit')
})

test('goes back by numbers where pages have them', () => {
  show({ older: 4, by: 'page' }, '/admin/fruit?page=3')
  expect(screen.getByRole('link', { name: 'Más recientes' }).getAttribute('href')).toBe(
    '/admin/fruit?page=2',
  )
})
