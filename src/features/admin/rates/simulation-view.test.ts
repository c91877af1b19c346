// Holds which moment a simulated day stands for.
import { expect, test } from 'vitest'
import { readSimulation, simulationViewOf } from './simulation-view.ts'

const asked = 'destination=ve-caracas&length=10&width=10&height=10&weight=5&day='
const read = (day: string) =>
  readSimulation(simulationViewOf(new URLSearchParams(asked + day)), 'es')

test('a day is simulated as it ends in Caracas, so that what was published on it counts', () => {
  expect(read('2026-05-04')).toMatchObject({ ok: true, input: { at: '2026-05-05T03:59:59.999Z' } })
  expect(read('mayo')).toMatchObject({ ok: false, faults: { at: expect.any(String) } })
})
