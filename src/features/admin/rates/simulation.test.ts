// Tests which moment a simulated day stands for, and that an address says all that was typed.
import { expect, test } from 'vitest'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import type { TypedGroup } from '#src/lib/form/kind.ts'
import { queryOfSimulation, readSimulation, typedSimulation } from './simulation.ts'

const desk = {
  at: '2026-05-04T15:00:00.000Z',
  destinations: [{ code: 've-caracas' }],
} as TariffDesk
const typed = (at: string): TypedGroup => ({
  destination: 've-caracas',
  at,
  pieces: {
    goods: 'parcel',
    length: '10,5',
    width: '10',
    height: '10',
    weight: '5',
    declaredValue: '',
  },
})

test('a day is simulated as it ends in Caracas, so that what was published on it counts', () => {
  expect(readSimulation(typed('2026-05-04'), desk, 'es')).toMatchObject({
    ok: true,
    input: { at: '2026-05-05T03:59:59.999Z', pieces: [{ length: '10.5', declaredValue: '0' }] },
  })
  expect(readSimulation(typed('mayo'), desk, 'es')).toMatchObject({
    ok: false,
    faults: { at: expect.any(String) },
  })
})

test('a fault stands at the field of the one parcel', () => {
  const { pieces, ...rest } = typed('2026-05-04')
  const wrong = { ...rest, pieces: { ...(pieces as TypedGroup), weight: 'mucho' } }
  expect(readSimulation(wrong, desk, 'es')).toEqual({
    ok: false,
    faults: { 'pieces.weight': 'not_a_number' },
  })
})

test('an address says what was typed, and an empty one begins with today in Caracas', () => {
  const asked = typed('2026-05-04')
  expect(typedSimulation(queryOfSimulation(asked), desk, 'es')).toEqual(asked)
  expect(typedSimulation(new URLSearchParams(), desk, 'es')).toMatchObject({
    destination: 've-caracas',
    at: '2026-05-04',
  })
})
