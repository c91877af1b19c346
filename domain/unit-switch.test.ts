// Switching units must never change what a parcel costs.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { switchLength, switchWeight, typed } from './unit-switch.ts'
import { type Length, LENGTH_UNITS, type Measure, WEIGHT_UNITS } from './units.ts'

it('shows the other unit rounded to thousandths', () => {
  const cube: Length = { thousandths: 30_480, unit: 'cm' }
  expect(switchLength(typed(cube), 'in').shown).toEqual({ thousandths: 12_000, unit: 'in' })
  const kilo: Measure = { thousandths: 1000, unit: 'kg' }
  expect(switchWeight(typed(kilo), 'lb').shown).toEqual({ thousandths: 2205, unit: 'lb' })
})

const thousandths = fc.integer({ min: 1, max: 3_000_000 })

it('gives back what was typed, whatever units were looked at on the way', () => {
  fc.assert(
    fc.property(
      thousandths,
      fc.constantFrom(...LENGTH_UNITS),
      fc.array(fc.constantFrom(...LENGTH_UNITS)),
      (value, unit, looks) => {
        const start = typed<Length>({ thousandths: value, unit })
        const end = looks.reduce(switchLength, start)
        expect(switchLength(end, unit)).toEqual(start)
      },
    ),
  )
  fc.assert(
    fc.property(
      thousandths,
      fc.constantFrom(...WEIGHT_UNITS),
      fc.array(fc.constantFrom(...WEIGHT_UNITS)),
      (value, unit, looks) => {
        const start = typed<Measure>({ thousandths: value, unit })
        const end = looks.reduce(switchWeight, start)
        expect(switchWeight(end, unit)).toEqual(start)
        expect(end.entered).toEqual(start.entered)
      },
    ),
  )
})

it('what is shown lies within half a thousandth of what was typed', () => {
  fc.assert(
    fc.property(thousandths, (value) => {
      const { shown } = switchWeight(typed<Measure>({ thousandths: value, unit: 'kg' }), 'lb')
      expect(Math.abs(shown.thousandths - value / 0.45359237)).toBeLessThanOrEqual(0.5001)
    }),
  )
})
