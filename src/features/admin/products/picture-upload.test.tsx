// Pictures from the admin's machine become addresses of the form, one by one; what cannot be taken is named with its reason.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PictureFields } from './picture-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const show = (value = '/img/a.webp') =>
  renderInShop(
    <main>
      <h1>P</h1>
      <PictureFields value={value} error={undefined} />
    </main>,
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

test('what there is no room for stays where it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ address: '/shop-pictures/1.webp' }))
  show(Array.from({ length: 11 }, (_, at) => `/img/${at}.webp`).join('\n'))
  const zone = screen.getByText(/^O arrástralas hasta aquí/u)
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.jpg'), file('b.jpg')] } })
  await waitFor(() => expect(addresses()).toHaveLength(12))
  expect(screen.getByRole('alert').textContent).toContain('solo hay sitio para 1 más')
})
