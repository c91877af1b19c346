// Tests the cart button: a plain form, one addition however often it is clicked, faults beside it.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { addCommand } from './add-command.ts'
import { AddToCartForm } from './add-to-cart.tsx'

vi.mock('./add-command.ts', () => ({
  addCommand: vi.fn<typeof addCommand>(),
  prepareAdd: async () => {},
}))
const command = vi.mocked(addCommand)
beforeEach(() => void command.mockReset())

const show = () =>
  renderInShop(<AddToCartForm productId={7} quantity={2} label="Añadir al carrito" />)

test('without scripts it is a form that posts to the cart', async () => {
  const { container } = show()
  const form = container.querySelector('form')!
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/cart'])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    intent: 'add',
    productId: '7',
    quantity: '2',
  })
  await expectAccessible(container)
})

test('two clicks add once, and the button is free again afterwards', async () => {
  let finish = (_fault: null) => {}
  command.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  show()
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  fireEvent.submit(button.form!)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await waitFor(() => expect(command).toHaveBeenCalledTimes(1))
  finish(null)
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(command).toHaveBeenCalledTimes(1)
})

test('without a line nothing leaves the page, and the fault is told beside the button', async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  command.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  show()
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No hubo respuesta/)
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  expect(send).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('a refusal is told beside the button', async () => {
  command.mockResolvedValue('Ya no quedan suficientes unidades.')
  const { container } = show()
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toBe('Ya no quedan suficientes unidades.')
  await expectAccessible(container)
})
