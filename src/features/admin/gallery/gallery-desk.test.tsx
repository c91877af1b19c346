// Holds the desk of the gallery: rows say what is shown, a form sent back is the same photo, and a refused one keeps its words.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminPhoto, DeskPhotoRow } from '#contract/gallery.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { DeletePhoto } from './delete-photo.tsx'
import { photoAction, type PhotoAnswer } from './photo-action.ts'
import { PhotoForm } from './photo-form.tsx'
import { valuesOfPhoto } from './photo-values.ts'
import { PhotosTable } from './photos-table.tsx'

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
const row: DeskPhotoRow = {
  ...photo,
  caption: { text: photo.captions.es, locale: 'es' },
  alt: { text: photo.alts.es, locale: 'es' },
}

const show = (answer?: PhotoAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Galería</h1>
        <PhotoForm photo={photo} answer={answer} />
        <DeletePhoto photo={photo} asked answer={answer} />
        <PhotosTable photos={[row, { ...row, id: 5, shown: false, sample: true }]} />
      </main>
    </MantineRoot>,
  )

test('a row says where and when it was, and whether everybody sees it', async () => {
  const { container } = show()
  const said = container.querySelector('table')?.textContent ?? ''
  for (const word of ['Mérida', 'mayo de 2026', 'Visible', 'Oculta', 'Ejemplo'])
    expect(said).toContain(word)
  expect(screen.getByRole('button', { name: 'Ocultar: Llegó <b>entera</b>' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mostrar: Llegó <b>entera</b>' })).toBeTruthy()
  await expectAccessible(container)
})

const send = async (values: Record<string, string>, id: number | null = 4) => {
  let saved: unknown
  const adminSavePhoto = (input: unknown) => {
    saved = input
    return Promise.resolve({ ok: true, id: 4 })
  }
  const write = { gallery: { adminSavePhoto } } as unknown as PageContext['write']
  const body = new URLSearchParams(values)
  const request = new Request('http://shop.example/', { method: 'POST', body })
  return { answer: await photoAction(request, id, { write, inBrowser: true }), saved }
}

test('a form that is sent back unchanged is the same photo', async () => {
  const { saved } = await send({ ...valuesOfPhoto(photo), seen: 'as-it-is' })
  const { sample: _sample, ...kept } = photo
  expect(saved).toEqual(kept)
})

test('without permission or a picture nothing is sent, and all that was typed is still there', async () => {
  const { agreed: _agreed, ...values } = valuesOfPhoto(photo)
  const typed = { ...values, picture: '', 'captions.pt': 'Chegou inteira', city: '' }
  const { answer, saved } = await send(typed, null)
  expect(saved).toBeUndefined()
  expect(answer).toMatchObject({
    faults: { picture: 'required', agreed: 'required', city: 'required' },
  })
  const { container } = show(answer as PhotoAnswer)
  expect(screen.getByText('Sube la foto primero.')).toBeTruthy()
  expect(screen.getByText(/^Falta el permiso/u)).toBeTruthy()
  expect(screen.getByDisplayValue('Chegou inteira')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/está de acuerdo/u).checked).toBe(false)
  await expectAccessible(container)
})

test('who was not the only one is told, keeps their words, and may save over it knowingly', () => {
  const values = { ...valuesOfPhoto(photo), city: 'Coro', seen: 'as-it-was' }
  const { container } = show({ intent: 'save', values, faults: {}, refusal: 'photo_changed' })
  expect(screen.getByRole('alert').textContent).toContain('Otra persona cambió esta foto')
  expect(screen.getByDisplayValue('Coro')).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('as-it-is')
})

test('a month that is still to come is told at its field', () => {
  const values = { ...valuesOfPhoto(photo), seen: 'as-it-was' }
  const { container } = show({ intent: 'save', values, faults: {}, refusal: 'month_ahead' })
  expect(screen.getByLabelText(/Mes de entrega/u).getAttribute('aria-invalid')).toBe('true')
  // What somebody else changed meanwhile is still told.
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('as-it-was')
})

test('another picture takes the place of the one there is', async () => {
  const next = `/shop-pictures/${'b'.repeat(32)}.webp`
  vi.stubGlobal('fetch', async () => Response.json({ address: next }))
  const { container } = show()
  const field = screen.getByLabelText('Cambiar la foto', { selector: 'input' })
  fireEvent.change(field, { target: { files: [new File(['x'], 'a.jpg')] } })
  const kept = () => container.querySelector<HTMLInputElement>('[name="picture"]')?.value
  await waitFor(() => expect(kept()).toBe(next))
})
