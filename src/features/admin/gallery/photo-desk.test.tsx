// Tests the desk of one photo: a form sent back is the same photo, a refused one keeps its words, a lost update is told.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminPhoto } from '#contract/gallery.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Component as PhotoPage } from '#src/pages/admin/photo.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const PICTURE = `/shop-pictures/${'a'.repeat(32)}.webp`
const photo: AdminPhoto = {
  id: 4,
  picture: PICTURE,
  captions: { es: 'Llegó <b>entera</b>', en: 'Arrived whole', it: '', pt: '' },
  alts: { es: 'Una caja en una puerta', en: '', it: '', pt: '' },
  city: 'Mérida',
  month: '2026-05',
  shown: true,
  agreed: true,
  sample: false,
  seen: 'as-it-is',
}

const open = async (answers: Answers = {}, at = '/admin/gallery/4', locale: Locale = 'es') => {
  const calls = serveDesk({ 'gallery.adminPhoto': () => photo, ...answers })
  const list = { path: '/admin/gallery', element: <p>the list</p> }
  const path = at.endsWith('new') ? at : '/admin/gallery/:id'
  const shown = renderDesk(<PhotoPage />, { at, path, locale, routes: [list] })
  await screen.findByRole('heading', { level: 1 })
  const save = async (name = 'Guardar') => fireEvent.click(screen.getByRole('button', { name }))
  const saved = () => calls.findLast(({ name }) => name === 'gallery.adminSavePhoto')?.input
  return { ...shown, calls, save, saved }
}
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a form that is sent back unchanged is the same photo, and leads to the list', async () => {
  const { save, saved } = await open({ 'gallery.adminSavePhoto': () => ({ ok: true, id: 4 }) })
  await save()
  expect(await screen.findByText('the list')).toBeTruthy()
  const { sample: _sample, ...kept } = photo
  expect(saved()).toEqual(kept)
})

test('without permission or a picture nothing is sent, and all that was typed is still there', async () => {
  const { container, save, saved } = await open({}, '/admin/gallery/new')
  type(/^Leyenda .Portugu/u, 'Chegou inteira')
  await save()
  expect(await screen.findAllByText(/Sube la foto primero\./u)).not.toHaveLength(0)
  expect(screen.getAllByText(/Falta el permiso/u)).not.toHaveLength(0)
  expect(screen.getByLabelText('Ciudad').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('Chegou inteira')).toBeTruthy()
  expect(saved()).toBeUndefined()
  await expectAccessible(container)
})

test('who was not the only one is told, keeps their words, and may save over it knowingly', async () => {
  let stored = photo
  const { calls, save, saved } = await open({
    'gallery.adminPhoto': () => stored,
    'gallery.adminSavePhoto': ({ seen }: { seen: string }) =>
      seen === stored.seen ? { ok: true, id: 4 } : { ok: false, code: 'changed_meanwhile' },
  })
  stored = { ...photo, city: 'Coro', seen: 'of-another' }
  type('Ciudad', 'Barinas')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona cambió esto')
  expect(screen.getByDisplayValue('Barinas')).toBeTruthy()
  const reads = () => calls.filter(({ name }) => name === 'gallery.adminPhoto')
  await waitFor(() => expect(reads()).toHaveLength(2))
  await save()
  expect(await screen.findByText('the list')).toBeTruthy()
  expect(saved()).toMatchObject({ city: 'Barinas', seen: 'of-another' })
})

test('a month that is still to come is told at its field', async () => {
  const { save } = await open({
    'gallery.adminSavePhoto': () => ({ ok: false, code: 'month_ahead' }),
  })
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText(/Mes de entrega/u).getAttribute('aria-invalid')).toBe('true'),
  )
})

test('no answer keeps what was typed and says so', async () => {
  const { save } = await open({
    'gallery.adminSavePhoto': () => {
      throw new Error('broken')
    },
  })
  type('Ciudad', 'Coro')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Inténtalo de nuevo')
  expect(screen.getByDisplayValue('Coro')).toBeTruthy()
})

test('a photo is deleted once somebody said yes', async () => {
  const { calls } = await open({ 'gallery.adminDeletePhoto': () => ({ ok: true }) })
  fireEvent.click(screen.getByRole('button', { name: 'Borrar la foto' }))
  const question = await screen.findByRole('dialog')
  expect(calls.map(({ name }) => name)).not.toContain('gallery.adminDeletePhoto')
  fireEvent.click(within(question).getByRole('button', { name: 'Sí, borrar' }))
  expect(await screen.findByText('the list')).toBeTruthy()
  expect(calls).toContainEqual({
    name: 'gallery.adminDeletePhoto',
    input: { id: 4, seen: 'as-it-is' },
  })
})

test('speaks another language too', async () => {
  const { container } = await open({}, '/admin/gallery/4', 'en')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
  await expectAccessible(container)
})
