// Holds pictures to their reserved place, their small copies and their stand-in.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowConsole } from '#tests/support/allow-console.ts'
import { ProductImage } from './product-image.tsx'

test('our own pictures offer a smaller copy, those of others come as they are', () => {
  const { rerender } = render(<ProductImage src="/pictures/17.webp" alt="Taza" side={300} eager />)
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Taza' })
  expect(picture.srcset).toBe('/pictures/17.400.webp 400w, /pictures/17.webp 800w')
  expect([picture.width, picture.height]).toEqual([300, 300])
  expect(picture.getAttribute('fetchpriority')).toBe('high')
  rerender(<ProductImage src="https://shop.example/17.webp" alt="Taza" />)
  expect(picture.hasAttribute('srcset')).toBe(false)
  expect(picture.getAttribute('loading')).toBe('lazy')
})

test('a broken picture gives way to the placeholder once, and a new one gets its chance', () => {
  allowConsole('picture failed')
  const { rerender } = render(<ProductImage src="/pictures/gone.webp" alt="Taza" />)
  const picture = screen.getByRole('img', { name: 'Taza' })
  fireEvent.error(picture)
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/placeholder.svg')
  expect(picture.hasAttribute('srcset')).toBe(false)
  rerender(<ProductImage src="/pictures/18.webp" alt="Taza" />)
  expect(picture.getAttribute('src')).toBe('/pictures/18.webp')
})

test('a product without a picture shows the placeholder', () => {
  render(<ProductImage src={null} alt="Taza" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/placeholder.svg')
})
