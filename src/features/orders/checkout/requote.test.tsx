// An extra or another address asks for the price again: what is shown and what is sent are one number.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { read } from '#src/lib/browser-context.ts'
import { CHECKOUT_QUOTE, optionOf, showCheckout as show } from '#tests/support/show-checkout.tsx'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: { orders: { checkoutQuote: vi.fn<typeof read.orders.checkoutQuote>() } },
}))
const asked = vi.mocked(read.orders.checkoutQuote)
beforeEach(() => {
  sessionStorage.clear()
  asked.mockReset()
})
const totalOf = (container: HTMLElement, service: string) =>
  container.querySelector<HTMLInputElement>(`[name="total.${service}"]`)?.value

test('a form that nobody touched asks nothing; a ticked extra asks once, and its price is what is sent', async () => {
  asked.mockResolvedValue({ ...CHECKOUT_QUOTE, options: [optionOf('air', 7828)] })
  const { container } = show()
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Seguro/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Embalaje reforzado/ }))
  await waitFor(() => expect(totalOf(container, 'air')).toBe('7828'))
  expect(asked.mock.calls).toEqual([[{ extras: ['insurance', 'packaging'] }]])
})

test('another state asks for the price there; no answer leaves what was shown', async () => {
  asked.mockRejectedValue(new Error('no line'))
  const { container } = show()
  const [state] = screen.getAllByLabelText('Estado')
  fireEvent.change(state!, { target: { value: 'Mérida' } })
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({
      address: { country: 've', state: 'Mérida', city: '' },
      extras: [],
    }),
  )
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull())
  expect(totalOf(container, 'air')).toBe('7428')
})
