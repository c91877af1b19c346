// What people type into the form is what is priced, in every way of writing numbers and every unit.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseShipment } from '#contract/parse-shipment.ts'
import {
  EMPTY_PIECE,
  type PieceTexts,
  type ShipmentView,
  shipmentQuery,
} from '#contract/shipment-view.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { readShipment } from './read-shipment.ts'
import { shownText, switchText } from '#src/lib/typed-measure.ts'

const viewOf = (piece: Partial<PieceTexts>, locale: Locale = 'es'): ShipmentView => ({
  ...parseShipment(new URLSearchParams(), locale),
  pieces: [{ ...EMPTY_PIECE, length: '40', width: '30', height: '25', weight: '5', ...piece }],
})
const faultsOf = (piece: Partial<PieceTexts>, locale: Locale = 'es') => {
  const read = readShipment(viewOf(piece, locale))
  return read.ok ? {} : read.faults
}

describe('a typed shipment', () => {
  it.each([
    ['es', '1.234,5', 1_234_500],
    ['es', '1,234.5', 1_234_500],
    ['en', '1,234.5', 1_234_500],
    ['en', '1.234,5', 1_234_500],
    ['es', '1.234', 1_234_000],
    ['en', '1.234', 1234],
    ['pt', '12,5', 12_500],
    ['it', '12.5', 12_500],
  ] as const)('reads as the language means it: %s %s', (locale, weight, thousandths) => {
    const read = readShipment(viewOf({ weight }, locale))
    expect(read.ok && read.input.pieces[0]?.weight).toEqual({ thousandths, unit: 'lb' })
  })

  it.each([
    ['length', 'abc', 'not_a_number'],
    ['width', '-3', 'too_small'],
    ['height', '0', 'too_small'],
    ['height', '', 'required'],
    ['weight', '99999999999', 'too_big'],
    ['weight', '999999', 'too_big'],
    ['length', '3001', 'too_big'],
    ['weight', '1,23456', 'too_precise'],
    ['value', '1,005', 'too_precise'],
    ['value', '-1', 'too_small'],
    ['quantity', '0', 'too_small'],
    ['quantity', '1,5', 'too_precise'],
    ['quantity', '100', 'too_big'],
  ] as const)('names the fault at its field: %s «%s»', (field, text, fault) => {
    expect(faultsOf({ [field]: text })).toEqual({ [`pieces.0.${field}`]: fault })
  })

  it('blames nobody before anything is measured, and leaves out rows nobody began', () => {
    const blank = readShipment(parseShipment(new URLSearchParams(), 'es'))
    expect(blank).toMatchObject({ ok: false, blank: true })
    const view = viewOf({})
    const read = readShipment({ ...view, pieces: [EMPTY_PIECE, ...view.pieces] })
    expect(read.ok && read.input.pieces).toHaveLength(1)
  })

  it('takes the usual figures of a category for what nobody knows, and marks them', () => {
    const nothing = { length: '', width: '', height: '', weight: '' }
    const of = (piece: Partial<PieceTexts>) => {
      const read = readShipment(viewOf(piece))
      return read.ok ? read.input.pieces[0] : read.faults
    }
    const { Electronics: usual } = CATEGORY_DEFAULTS
    expect(of({ ...nothing, contents: 'Electronics' })).toMatchObject({ ...usual, estimated: true })
    expect(of({ weight: '', contents: 'Electronics' })).toMatchObject({
      weight: usual.weight,
      box: { length: { thousandths: 40_000, unit: 'cm' } },
      estimated: true,
    })
    expect(of({ contents: 'Electronics' })).not.toHaveProperty('estimated')
    expect(of({ ...nothing, length: '40', contents: 'Electronics' })).toEqual({
      'pieces.0.width': 'required',
      'pieces.0.height': 'required',
    })
    expect(of({ ...nothing, contents: 'furniture' })).toMatchObject({
      'pieces.0.weight': 'required',
    })
  })

  it('prices the same box the same after any switching of units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.array(fc.constantFrom('cm' as const, 'in' as const), { maxLength: 6 }),
        fc.constantFrom(...LOCALES),
        (thousandths, switches, locale) => {
          const typedText = String(thousandths / 1000).replace('.', locale === 'en' ? '.' : ',')
          let unit: 'cm' | 'in' = 'in'
          let text = typedText
          for (const next of switches) {
            text = switchText(text, unit, next, locale)
            unit = next
          }
          const read = readShipment({ ...viewOf({ length: text }, locale), sizeUnit: unit })
          expect(read.ok && read.input.pieces[0]?.box.length).toEqual({ thousandths, unit: 'in' })
          expect(shownText(switchText(text, unit, 'in', locale), 'in', locale, locale)).toBe(
            typedText,
          )
        },
      ),
    )
  })

  it('comes back from its address as it was', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-abc '), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 }), (rows) => {
        const view: ShipmentView = {
          ...viewOf({}),
          destination: 'co-cali',
          service: 'sea',
          insurance: true,
          pieces: rows.map(([length, weight, what]) => ({ ...EMPTY_PIECE, length, weight, what })),
          asked: true,
        }
        const back = parseShipment(shipmentQuery(view), 'en')
        expect({ ...back, pieces: [], asked: true }).toEqual({
          ...view,
          pieces: [],
          numbers: back.numbers,
        })
        expect(back.pieces.map(({ length }) => length)).toEqual(
          view.pieces.map(({ length }) => length),
        )
      }),
    )
  })

  it('survives whatever an address holds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('length', 'weight', 'to', 'size', 'drop', 'add', 'value', 'contents'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const read = readShipment(parseShipment(new URLSearchParams(pairs), 'es'))
          expect(typeof read.ok).toBe('boolean')
        },
      ),
    )
  })
})
