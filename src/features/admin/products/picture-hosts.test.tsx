// Tests the list of allowed picture servers: sent as lines, refused line by line.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Component as PictureHostsPage } from '#src/pages/admin/picture-hosts.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

test('servers are a line each; one that is no public name is told by its line, and nothing is sent', async () => {
  const calls = serveDesk({
    'catalogue.adminPictureHosts': () => ({ hosts: ['cdn.proveedor.com'], seen: 'as-it-is' }),
    'catalogue.adminSetPictureHosts': () => ({ ok: true }),
  })
  const { container } = renderDesk(<PictureHostsPage />)
  const list = await screen.findByLabelText<HTMLTextAreaElement>(/^Servidores permitidos/u)
  expect(list.value).toBe('cdn.proveedor.com')
  await expectAccessible(container)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  const sent = () =>
    calls.filter(({ name }) => name.endsWith('adminSetPictureHosts')).map(({ input }) => input)
  fireEvent.change(list, { target: { value: 'cdn.proveedor.com\n127.0.0.1' } })
  save()
  expect(await screen.findAllByText(/^La línea 2 no es un nombre de servidor/u)).not.toHaveLength(0)
  expect(sent()).toEqual([])
  fireEvent.change(list, { target: { value: ' *.mayorista.com \n\ncdn.proveedor.com' } })
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({ hosts: ['*.mayorista.com', 'cdn.proveedor.com'], seen: 'as-it-is' })
})
