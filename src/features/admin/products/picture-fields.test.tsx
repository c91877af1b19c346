// The rows of pictures: what is wrong stands at its own row, and nobody who works with keys starts over at the top.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { pictureForm } from '#tests/support/picture-form.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PictureFields } from './picture-fields.tsx'

const show = (images: readonly string[], faults: Readonly<Record<string, string>> = {}) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>P</h1>
        <PictureFields form={pictureForm(images, faults)} />
      </main>
    </MantineRoot>,
  )
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  act(() => button(name).focus())
  fireEvent.click(button(name))
}

test('only the wrong row is marked, says why, and is where the list of faults leads', async () => {
  show(['/a.webp', 'x', '/c.webp'], { 'images.1': 'La foto 2 no es una dirección.' })
  const invalid = fields().map((field) => field.getAttribute('aria-invalid'))
  expect(invalid).toEqual([null, 'true', null])
  const [, second] = fields()
  const told = document.getElementById(second?.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toBe('La foto 2 no es una dirección.')
  expect(second?.id).toBe('field-images.1')
  await expectAccessible()
})

test('what is wrong with none of them stands below them all', () => {
  show(['/a.webp'], { images: 'Esa foto ya no está guardada.' })
  expect(fields().every((field) => !field.hasAttribute('aria-invalid'))).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('Esa foto')
})

test('removing leads to the next row, from the last to the one before, and at the end to adding', () => {
  show(Array.from({ length: 12 }, (_, at) => `/${at + 1}.webp`))
  press('Quitar la foto 3')
  expect(document.activeElement).toBe(button('Quitar la foto 3'))
  expect(fields()[2]?.value).toBe('/4.webp')
  press('Quitar la foto 11')
  expect(document.activeElement).toBe(button('Quitar la foto 10'))
  for (let place = 10; place > 0; place -= 1) press(`Quitar la foto ${place}`)
  expect(document.activeElement).toBe(button('Añadir foto'))
})

test('a row that has come to an end keeps the focus at the button that brought it there', () => {
  show(['/a.webp', '/b.webp'])
  press('Mover hacia arriba la foto 2')
  expect(document.activeElement).toBe(button('Mover hacia arriba la foto 1'))
  expect(button('Mover hacia arriba la foto 1').ariaDisabled).toBe('true')
  press('Mover hacia arriba la foto 1')
  expect(fields().map(({ value }) => value)).toEqual(['/b.webp', '/a.webp'])
})
