// What a person sees on a dead end: words, ways on, and an id only where it leads somewhere.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ErrorPage } from './error-page.tsx'

const failing = (error: unknown, options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(null, {
    ...options,
    at: '/',
    routes: [
      {
        path: '/failing',
        Component: () => null,
        loader: () => {
          throw error
        },
        ErrorBoundary: ErrorPage,
      },
    ],
  })

test('a missing page offers the catalogue, the home page and the search box, to no search engine', async () => {
  const { router } = failing(new Response(null, { status: 404 }))
  await router.navigate('/failing')
  await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })
  expect(screen.getByRole('link', { name: 'Ver el catálogo' }).getAttribute('href')).toBe(
    '/products',
  )
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  screen.getByRole('textbox', { name: 'Buscar productos' })
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  )
  expect(screen.queryByText('request-1')).toBeNull()
  await expectAccessible()
})

test.each(LOCALES)('who asks too often is told when to come back, in %s', async (locale) => {
  const { router } = failing(new Response(null, { status: 429 }), { locale })
  await router.navigate('/failing')
  const words = i18nObject(locale).fault
  await screen.findByRole('heading', { level: 1, name: words.often() })
  screen.getByText(words.oftenHelp())
  screen.getByRole('link', { name: words.retry() })
  // Nothing of it is in the log, so there is nothing to quote.
  expect(screen.queryByText('request-1')).toBeNull()
})

test("a failure of the server shows its id and a way to try again; one of the browser's own shows none", async () => {
  const server = failing(new Response(null, { status: 500 }))
  await server.router.navigate('/failing')
  await screen.findByText('request-1')
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe(
    '/failing',
  )
  server.unmount()

  vi.spyOn(console, 'error').mockReturnValue()
  const browser = failing(new TypeError('lost'))
  await browser.router.navigate('/failing')
  // Nobody has recorded it: the advice is about the connection.
  await screen.findByText(/^No hubo respuesta/)
  await screen.findByRole('heading', { level: 1, name: 'Algo salió mal' })
  expect(screen.queryByText('request-1')).toBeNull()
  expect(screen.queryByText('lost')).toBeNull()
})
