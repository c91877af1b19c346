// Pictures from the admin's machine become addresses of the form, one by one; what cannot be taken is named with its reason.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { pictureForm } from '#tests/support/picture-form.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { isAnythingUnsaved } from '#src/lib/form/unsaved.ts'
import { PictureFields } from '../products/picture-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const show = (images: readonly string[] = ['/img/a.webp']) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>P</h1>
        <PictureFields form={pictureForm(images)} />
      </main>
    </MantineRoot>,
  )
const addresses = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('several are brought in at once, each with its own answer', async () => {
  const answers = [
    { address: '/shop-pictures/1.webp' },
    { code: 'picture_unreadable' },
    { address: '/shop-pictures/2.webp' },
    { address: '/shop-pictures/1.webp' },
  ]
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetched)
  show()
  const files = ['uno.jpg', 'dos.svg', 'tres.jpg', 'otra-vez-uno.jpg'].map(file)
  fireEvent.change(screen.getByLabelText('Subir fotos', { selector: 'input' }), {
    target: { files },
  })
  await waitFor(() =>
    expect(addresses()).toEqual(['/img/a.webp', '/shop-pictures/1.webp', '/shop-pictures/2.webp']),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^ ?dos\.svg: Ese archivo no es una foto/u)
  expect(fetched).toHaveBeenCalledTimes(4)
  await expectAccessible()
})

test.each([
  ['is nothing', async () => Response.json(null)],
  ['never comes', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('an answer that %s leaves the form free', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched)
  show()
  const zone = screen.getByText(/^O arrástralas hasta aquí/u)
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.jpg')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('a.jpg')
  await waitFor(() => expect(screen.queryByText(/^Subiendo/u)).toBeNull())
})

test('a full disk is told in words, and what stands in the form stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'storage_full' }, { status: 507 }))
  show()
  const zone = screen.getByText(/^O arrástralas hasta aquí/u)
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.jpg')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('No queda espacio')
  expect(addresses()[0]).toBe('/img/a.webp')
})

test('what there is no room for stays where it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ address: '/shop-pictures/1.webp' }))
  show(Array.from({ length: 11 }, (_, at) => `/img/${at}.webp`))
  const zone = screen.getByText(/^O arrástralas hasta aquí/u)
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.jpg'), file('b.jpg')] } })
  await waitFor(() => expect(addresses()).toHaveLength(12))
  expect(screen.getByRole('alert').textContent).toContain('solo hay sitio para 1 más')
})

/** Drops two files into a form and clicks its button before the second is there. */
function saveMeanwhile() {
  const answers: ((answer: object) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((answer) => resolve(Response.json(answer)))
    return promise
  })
  const sent = vi.fn<(images: unknown, pressed: unknown) => void>()
  const pictures = pictureForm([])
  renderInShop(
    <MantineRoot close="Cerrar">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          sent(pictures.valueOf('images'), submitter?.textContent)
        }}
      >
        <PictureFields form={pictures} />
        <button type="submit">Guardar</button>
      </form>
    </MantineRoot>,
  )
  const save = screen.getByRole('button', { name: 'Guardar' })
  fireEvent.drop(screen.getByText(/^O arrástralas hasta aquí/u), {
    dataTransfer: { files: [file('a.jpg'), file('b.jpg')] },
  })
  fireEvent.click(save)
  const answer = async (at: number, said: object) => {
    await waitFor(() => expect(answers).toHaveLength(at + 1))
    answers[at]?.(said)
  }
  return { save, sent, answer }
}

test('what is pressed meanwhile waits for all of them', async () => {
  const { save, sent, answer } = saveMeanwhile()
  expect(isAnythingUnsaved()).toBe(true)
  expect(save.ariaBusy).toBe('true')
  await answer(0, { address: '/shop-pictures/1.webp' })
  await answer(1, { address: '/shop-pictures/2.webp' })
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  const both = ['/shop-pictures/1.webp', '/shop-pictures/2.webp']
  expect(sent).toHaveBeenCalledWith(both, 'Guardar')
  expect([isAnythingUnsaved(), save.ariaBusy]).toEqual([false, null])
  fireEvent.click(save)
  expect(sent).toHaveBeenCalledTimes(2)
})

test('where one of them does not come, nothing is sent unseen', async () => {
  const { save, sent, answer } = saveMeanwhile()
  await answer(0, { code: 'picture_unreadable' })
  await answer(1, { address: '/shop-pictures/2.webp' })
  await waitFor(() => expect(save.ariaBusy).toBeNull())
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir fotos' }))
})
