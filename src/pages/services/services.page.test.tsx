// Proves that the comparison stays a page, with its filters and the documented words, when the services cannot be had.
import { screen } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { pageContext } from '#src/lib/calls.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Component, loader } from './services.page.tsx'

const gone = () => Promise.reject(new Error('gone'))

test.each([
  ['es', 'Error al cargar los servicios', 'Comparar'],
  ['en', 'Error loading services', 'Compare'],
] as const)('%s: without the services it says so', async (locale: Locale, words, compare) => {
  const context = new RouterContextProvider()
  const read = { shipping: { destination: gone, services: gone, tariff: gone } } as never
  context.set(pageContext, { read, write: {} as never, inBrowser: true, locale })
  const load = (args: Omit<Parameters<typeof loader>[0], 'context'>) => loader({ ...args, context })
  const routes = [{ path: '/services', Component, loader: load, HydrateFallback: () => null }]
  renderInShop(null, { at: '/services', routes, alone: true, locale })
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  screen.getByRole('button', { name: compare })
  expect(screen.queryByRole('table')).toBeNull()
})
