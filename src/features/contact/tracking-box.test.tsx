// The box for tracking numbers: it names the carrier it recognises, and says of the rest that it is nobody’s.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { TrackingBox } from './tracking-box.tsx'

const links = () => screen.queryAllByRole<HTMLAnchorElement>('link')

test('a number of one carrier leads to its page in another tab', async () => {
  const { container } = renderInShop(<TrackingBox number="1Z999AA10123456784" />)
  // The part says it with its name: whoever comes from another page is led to it.
  screen.getByRole('region', {
    name: 'Consulta tu envío',
    description: 'Parece un número de UPS.',
  })
  const [link, ...more] = links()
  expect(more).toEqual([])
  expect(link?.href).toMatch(/^https:\/\/www\.ups\.com\/.*1Z999AA10123456784/u)
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noreferrer'])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1Z999AA10123456784')
  await expectAccessible(container)
})

test('a number of ours leads to the order, however it was typed', () => {
  renderInShop(<TrackingBox number="pu 000001-3" />)
  screen.getByText(/^Es el número de un pedido hecho aquí/u)
  expect(links().map(({ pathname }) => pathname)).toEqual(['/account/orders/PU-000001-3'])
})

test('who bought without an account asks for the link of the order', async () => {
  const { container } = renderInShop(<TrackingBox number="PU-000001-3" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo del pedido' })
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    intent: 'order-link',
    number: 'PU-000001-3',
    email: '',
  })
  await expectAccessible(container)
})

test('what is nobody’s number says so and leads nowhere', () => {
  renderInShop(<TrackingBox number="<b>hola</b>" />)
  expect(screen.getByText(/^No reconocemos ese número/u)).toBeTruthy()
  expect(links()).toEqual([])
})

test('nothing asked, nothing answered', () => {
  const { container } = renderInShop(<TrackingBox number="" />)
  expect(links()).toEqual([])
  const form = container.querySelector('form')
  expect(form && [form.method, new URL(form.action).pathname, new URL(form.action).hash]).toEqual([
    'get',
    '/contact',
    '#seguimiento',
  ])
})
