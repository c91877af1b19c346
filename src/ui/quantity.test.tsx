// Tests the quantity control against its bounds, its names and its place in a plain form.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { Quantity } from './quantity.tsx'

const words = { label: 'Cantidad', decreaseLabel: 'Quitar uno', increaseLabel: 'Agregar uno' }

function setUp(props: Partial<Parameters<typeof Quantity>[0]> = {}) {
  const onChange = vi.fn<(quantity: number) => void>()
  const { container } = render(
    <form>
      <Quantity {...words} onChange={onChange} {...props} />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('quantity')
  return { onChange, field, press, sent, container }
}

test('the buttons step, the form sends the number, and the bounds hold', async () => {
  const { press, sent, onChange, container } = setUp({ max: 2 })
  expect(sent()).toBe('1')
  press('Quitar uno')
  press('Agregar uno')
  press('Agregar uno')
  expect(sent()).toBe('2')
  expect(onChange.mock.calls).toEqual([[2]])
  await expectAccessible(container)
})

test('half-typed and impossible numbers are never reported and give way to the last good one', () => {
  const { field, onChange } = setUp({ defaultValue: 3 })
  for (const typed of ['', '0', '100', '1.5']) fireEvent.change(field, { target: { value: typed } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(field.value).toBe('3')
  fireEvent.change(field, { target: { value: '12' } })
  expect(onChange.mock.calls).toEqual([[12]])
})

test('more than there is becomes what there is, in words, before the form is sent', async () => {
  const { field, sent, onChange, container } = setUp({ max: 20, limitText: 'Hay 20.' })
  fireEvent.change(field, { target: { value: '999' } })
  expect(field.value).toBe('999')
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect([field.value, sent(), onChange.mock.calls]).toEqual(['20', '20', [[20]]])
  expect(screen.getByRole('alert').textContent).toBe('Hay 20.')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await expectAccessible(container)
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  fireEvent.change(field, { target: { value: '7' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(field, { target: { value: '500' } })
  fireEvent.blur(field)
  expect(field.value).toBe('20')
  screen.getByText('Hay 20.')
})

test('a value from outside wins over what was clicked', () => {
  const { field, press, onChange } = setUp({ value: 4 })
  press('Agregar uno')
  expect(onChange.mock.calls).toEqual([[5]])
  expect(field.value).toBe('4')
})

test('where none is allowed, a 0 on its way to another number counts only once the field is left', () => {
  const { field, onChange } = setUp({ min: 0, defaultValue: 10 })
  fireEvent.change(field, { target: { value: '0' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '20' } })
  expect(onChange.mock.calls).toEqual([[20]])
  fireEvent.change(field, { target: { value: '0' } })
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([[20], [0]])
})
