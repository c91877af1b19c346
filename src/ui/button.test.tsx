// Tests the native behaviour of buttons and the addresses of links.
import { fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { ButtonLink, Button } from './button.tsx'

test('a busy button keeps its name and the focus, and refuses presses', async () => {
  const onClick = vi.fn<() => void>()
  const { container } = render(
    <main>
      <Button busy onClick={onClick} icon="cart">
        Agregar
      </Button>
      <Button square variant="secondary" icon="share" aria-label="Compartir" />
    </main>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar', busy: true })
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(fireEvent.click(button)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.type).toBe('button')
  await expectAccessible(container)
})

test('a double click sends a form once', () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={false}>
        Guardar
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Guardar' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(onSubmit).toHaveBeenCalledTimes(1)
  // The Enter key counts no clicks.
  fireEvent.click(button, { detail: 0 })
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('links inside keep the language prefix, links outside are left alone', () => {
  render(
    <MemoryRouter basename="/en" initialEntries={['/en']}>
      <ButtonLink to="/products">Catalogue</ButtonLink>
      <ButtonLink href="https://shop.example/" target="_blank">
        Buy
      </ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Catalogue' }).getAttribute('href')).toBe('/en/products')
  const outside = screen.getByRole('link', { name: 'Buy' })
  expect(outside.getAttribute('href')).toBe('https://shop.example/')
  expect(outside.getAttribute('rel')).toBe('noopener')
})
