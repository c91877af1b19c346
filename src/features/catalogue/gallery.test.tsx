// The gallery must be usable by keyboard, and its pictures reachable without any script.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Gallery } from './gallery.tsx'

const images = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']
const thumb = (number: number) => screen.getByRole('link', { name: `Imagen ${number} de 3` })
const current = () => [1, 2, 3].filter((n) => thumb(n).getAttribute('aria-current') === 'true')

test('every picture is a link to itself, the first one is fetched at once', async () => {
  renderInShop(<Gallery images={images} name="Mug" textLanguage="en" />)
  const large = screen.getAllByRole('link', { name: /^Mug/ })
  expect(large.map((link) => link.getAttribute('href'))).toEqual(images)
  expect(thumb(2).getAttribute('href')).toBe('/pictures/b.webp')
  const pictures = screen.getAllByRole('img', { name: 'Mug' })
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ])
  expect(pictures[0]?.closest('[lang]')?.getAttribute('lang')).toBe('en')
  await expectAccessible()
})

test('a thumbnail shows its picture, arrows move on and stop at the ends', () => {
  renderInShop(<Gallery images={images} name="Mug" textLanguage="en" />)
  expect(current()).toEqual([1])
  expect(fireEvent.click(thumb(2))).toBe(false)
  expect(current()).toEqual([2])
  thumb(2).focus()
  fireEvent.keyDown(thumb(2), { key: 'ArrowRight' })
  expect(current()).toEqual([3])
  expect(document.activeElement).toBe(thumb(3))
  fireEvent.keyDown(thumb(3), { key: 'ArrowRight' })
  expect(current()).toEqual([3])
  fireEvent.keyDown(thumb(3), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(thumb(2))
})

test('a large picture that gets the focus is the one shown', () => {
  renderInShop(<Gallery images={images} name="Mug" textLanguage="en" />)
  act(() => screen.getByRole('link', { name: /imagen 3/ }).focus())
  expect(current()).toEqual([3])
})

test('a click that asks for another tab gets the picture itself', () => {
  renderInShop(<Gallery images={images} name="Mug" textLanguage="en" />)
  thumb(3).addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false)
  })
  thumb(3).parentElement?.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(thumb(3), { ctrlKey: true })
  expect(current()).toEqual([1])
})

test('a picture opens over the window, grows with a click and goes with its button', async () => {
  // The document of tests has no dialogs that are modal.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  renderInShop(<Gallery images={images} name="Mug" textLanguage="en" />)
  const [first] = screen.getAllByRole('link', { name: /^Mug/ })
  expect(fireEvent.click(first!)).toBe(false)
  const dialog = await screen.findByRole('dialog', { name: 'Mug' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/pictures/a.webp')
  const enlarge = screen.getByRole('button', { name: 'Acercar' })
  // Its arrows are not the gallery's.
  expect(fireEvent.keyDown(enlarge, { key: 'ArrowRight' })).toBe(true)
  fireEvent.click(enlarge)
  screen.getByRole('button', { name: 'Alejar' })
  await expectAccessible(dialog)
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a product without pictures shows the placeholder and no thumbnails', async () => {
  renderInShop(<Gallery images={[null]} name="Mug" textLanguage="en" />)
  expect(screen.getByRole('img', { name: 'Mug' }).getAttribute('src')).toBe('/placeholder.svg')
  expect(screen.queryByRole('link')).toBeNull()
  await expectAccessible()
})
