// Tests the gate of a desk: a title and a notice from the server, the page in the browser, and what fails.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop, shopFacts } from '#tests/support/render-in-shop.tsx'
import { serveDesk } from '#tests/support/render-desk.tsx'
import { DeskGate } from './desk-gate.tsx'

const at = '/admin/audit'
const gate = (page: () => React.ReactNode) => {
  const Page = page
  return (
    <MantineRoot close="Cerrar">
      <DeskGate>
        <Page />
      </DeskGate>
    </MantineRoot>
  )
}

test.each([
  ['es', 'Registro', 'Este panel necesita JavaScript.'],
  ['it', 'Registro', 'Questo pannello ha bisogno di JavaScript.'],
  ['en', 'Log', 'This panel needs JavaScript.'],
] as const)('the server says whose page it is and what it needs: %s', (locale, title, notice) => {
  const page = vi.fn<() => null>(() => null)
  const router = createMemoryRouter([{ path: at, element: gate(page) }], { initialEntries: [at] })
  const html = renderToString(
    <FactsProvider value={shopFacts(locale)}>
      <RouterProvider router={router} />
    </FactsProvider>,
  )
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(notice)
  expect(page).not.toHaveBeenCalled()
})

const failed = (httpStatus?: number) =>
  Object.assign(new TRPCClientError('refused'), {
    data: httpStatus && { httpStatus, requestId: 'req-7' },
  })

test.each([
  [failed(404), 'Página no encontrada', false],
  [failed(500), 'Algo salió mal', true],
  [failed(401), 'Tu sesión terminó', false],
  [failed(429), 'Demasiadas consultas seguidas', false],
  [failed(), 'No hubo respuesta. Revisa tu conexión e inténtalo otra vez.', false],
])('says what failed, and is asked again: %#', async (error, said, hasId) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  let failing = true
  const { container } = renderInShop(
    gate(() => {
      if (failing) throw error
      return <h1>La página</h1>
    }),
    { at },
  )
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('req-7') !== null).toBe(hasId)
  await expectAccessible(container)
  failing = false
  const retry = screen.queryByRole('button', { name: 'Intentar de nuevo' })
  if (retry) {
    fireEvent.click(retry)
    expect(await screen.findByText('La página')).toBeTruthy()
  }
  quiet.mockRestore()
})

test('what breaks in the page is our fault: it has an id, and the log of the server has it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = serveDesk({ 'admin.adminNoteFault': () => ({ ok: true }) })
  renderInShop(
    gate(() => {
      throw new TypeError('undefined is not a photo')
    }),
    { at },
  )
  await screen.findByText('Algo salió mal')
  expect(screen.queryByText(/No hubo respuesta/)).toBeNull()
  await waitFor(() => expect(calls).toHaveLength(1))
  const { id, message, path } = Object(calls[0]?.input) as Record<string, string>
  expect(screen.getByText(String(id))).toBeTruthy()
  expect({ message, path }).toEqual({
    message: 'undefined is not a photo',
    path: location.pathname,
  })
  vi.unstubAllGlobals()
  quiet.mockRestore()
})
