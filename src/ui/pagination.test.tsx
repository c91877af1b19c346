// Tests pagination: links with names, a current page and no dead ends.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { Pagination } from './pagination.tsx'

const words = {
  label: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
}

const show = (page: number, pages: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} toPage={(n) => `/products?page=${n}`} words={words} />
    </MemoryRouter>,
  )

test('numbers are links with a name, and the current one says so', async () => {
  const { container } = show(5, 834)
  expect(screen.getByRole('link', { name: 'Página 5' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe(
    '/products?page=6',
  )
  expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('rel')).toBe('prev')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Anterior',
    '1',
    '4',
    '5',
    '6',
    '834',
    'Siguiente',
  ])
  await expectAccessible(container)
})

test('the first page has no way back, the last none forward, and one page needs no numbers', () => {
  const { unmount } = show(1, 2)
  expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull()
  unmount()
  const last = show(2, 2)
  expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull()
  last.unmount()
  expect(show(1, 1).container.textContent).toBe('')
})
