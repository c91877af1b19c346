// An address asks for the divisions of its own country, as that country lists them.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statesOf } from '#domain/states.ts'
import { showCheckout } from '#tests/support/show-checkout.tsx'

test('those of Colombia are its departments, in their order though Venezuela shares some names', () => {
  const destination = { code: 'co-bogota', country: 'co', name: 'Bogotá' }
  showCheckout(undefined, [], { destination })
  const [shipping] = screen.getAllByLabelText<HTMLSelectElement>('Departamento')
  const options = [...(shipping?.options ?? [])]
  expect(options.map(({ value }) => value)).toEqual(['', ...statesOf('co')])
  expect(options[0]?.text).toBe('Elige de la lista')
})
