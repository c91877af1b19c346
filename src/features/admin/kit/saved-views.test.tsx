// Views kept in the browser: what stands there may be anything.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { SavedViews } from './saved-views.tsx'

const KEY = 'puente-views:/admin/audit'
const open = () => {
  serveDesk({})
  return renderDesk(<SavedViews isOne />, { at: '/admin/audit?act=create', path: '/admin/audit' })
}

test.each([
  '{"a":1}',
  '[null]',
  'nonsense{',
  '[{"name":"x","address":"https://elsewhere.example"}]',
])('what is no list of views is as good as none: %s', async (text) => {
  localStorage.setItem(KEY, text)
  open()
  await screen.findByRole('button', { name: 'Guardar esta vista' })
  expect(screen.queryByRole('link')).toBeNull()
  localStorage.removeItem(KEY)
})

test('a view is kept under its name, found again and forgotten', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar esta vista' }))
  const name = screen.getByRole('textbox')
  fireEvent.change(name, { target: { value: 'Lo nuevo' } })
  fireEvent.keyDown(name, { key: 'Enter' })
  const view = await screen.findByRole('link', { name: 'Lo nuevo' })
  expect(view.getAttribute('href')).toBe('/admin/audit?act=create')
  fireEvent.click(screen.getByRole('button', { name: /Lo nuevo/ }))
  expect(screen.queryByRole('link')).toBeNull()
})
