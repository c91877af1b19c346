// What a person sees on a dead end: words, ways on, and an id only where it leads somewhere.
import { screen } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { StatusError } from '#src/lib/status-error.ts'
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
  expect(screen.queryByText(/^Código/)).toBeNull()
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
  expect(screen.queryByText(/^Código/)).toBeNull()
})

const told = { httpStatus: 503, requestId: 'request-7' }

test.each([
  ['drawn by the server', new ErrorResponse(500, '', { requestId: 'request-7' })],
  ['of a call', TRPCClientError.from({ error: { code: -32603, message: 'internal', data: told } })],
  ['of a call, as a status', Response.json({ requestId: 'request-7' }, { status: 403 })],
])('a failure %s shows its id and a way to try again', async (_, error) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { router } = failing(error)
  await router.navigate('/failing')
  await screen.findByText('request-7')
  screen.getByText(/^No pudimos mostrar esta página/)
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe(
    '/failing',
  )
})

test('a limit before the server reads as one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { router } = failing(TRPCClientError.from(new StatusError(429, 'Slowly')))
  await router.navigate('/failing')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Demasiadas consultas seguidas')
})

/** What a client keeps of an answer that is JSON and no tRPC. */
const overloaded = { meta: { response: new Response(null, { status: 503 }) } }

test('a refused call of the page reads as the same refusal of a whole page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const data = { httpStatus: 429, requestId: 'request-7' }
  const { router } = failing(TRPCClientError.from({ error: { code: 0, message: '', data } }))
  await router.navigate('/failing')
  await screen.findByRole('heading', { level: 1, name: 'Demasiadas consultas seguidas' })
  expect(screen.queryByText(/^Código/)).toBeNull()
})

test.each([
  ['a proxy answered', TRPCClientError.from(new StatusError(502, 'Gone')), /^No pudimos mostrar/],
  ['the overload answered', TRPCClientError.from(new Error('none'), overloaded), /^No pudimos/],
  ['nobody answered', new TypeError('lost'), /^No hubo respuesta/],
])('where %s there is no id to quote', async (_, error, help) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { router } = failing(error)
  await router.navigate('/failing')
  await screen.findByText(help)
  await screen.findByRole('heading', { level: 1, name: 'Algo salió mal' })
  expect(screen.queryByText(/^Código/)).toBeNull()
  expect(screen.queryByText(error.message)).toBeNull()
})
