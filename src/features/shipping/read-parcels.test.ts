// What is typed into the planner's rows, understood exactly or blamed at its field.
import { expect, test } from 'vitest'
import { planInput } from '#contract/packing.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { EMPTY_PIECE, type PieceTexts, type ShipmentView } from '#contract/shipment-view.ts'
import { COFFEE_MAKER } from '#tests/support/packed-product.ts'
import { readParcels } from './read-parcels.ts'

const BOX: PieceTexts = { ...EMPTY_PIECE, length: '40', width: '30', height: '25,5', weight: '5' }
const viewOf = (rows: PieceTexts[], part: Partial<ShipmentView> = {}): ShipmentView => ({
  ...parseShipment(new URLSearchParams(), 'es'),
  pieces: rows,
  ...part,
})
const faultsOf = (view: ShipmentView) => {
  const read = readParcels(view)
  return read.state === 'read' ? {} : read.faults
}

test('what is understood is what the plan takes', () => {
  const read = readParcels(viewOf([EMPTY_PIECE, { ...BOX, what: ' Botas ', up: true }]))
  expect(read).toMatchObject({ state: 'read', kinds: [{ row: 1, name: 'Botas' }] })
  if (read.state !== 'read') return
  const [parcel] = planInput.parse({ parcels: read.parcels }).parcels
  expect(parcel).toMatchObject({
    name: 'Botas',
    box: { height: { thousandths: 25_500, unit: 'cm' } },
    weight: { thousandths: 5000, unit: 'lb' },
    thisSideUp: true,
  })
})

test('a row typed in inches and shown in centimetres is still in inches', () => {
  const typed = { ...BOX, length: '12in', width: '12in', height: '12in', weight: '2kg' }
  const read = readParcels(viewOf([typed]))
  expect(read).toMatchObject({
    parcels: [{ length: 12, sizeUnit: 'in', weight: 2, weightUnit: 'kg' }],
  })
  const mixed = readParcels(viewOf([{ ...typed, width: '30' }]))
  expect(mixed).toMatchObject({ parcels: [{ length: 30.48, width: 30, sizeUnit: 'cm' }] })
})

test('what is missing is told when asked for, what is wrong at once', () => {
  expect(readParcels(viewOf([EMPTY_PIECE]))).toEqual({ state: 'blank', faults: {} })
  expect(Object.keys(faultsOf(viewOf([EMPTY_PIECE], { asked: true })))).toContain('pieces.0.length')
  const begun = [BOX, { ...EMPTY_PIECE, length: 'x', weight: '-1', quantity: '1,5' }]
  expect(faultsOf(viewOf(begun))).toEqual({
    'pieces.1.length': 'not_a_number',
    'pieces.1.weight': 'too_small',
    'pieces.1.quantity': 'too_precise',
  })
  expect(faultsOf(viewOf(begun, { asked: true }))).toMatchObject({ 'pieces.1.width': 'required' })
})

test('more pieces than are planned at once are told for the whole', () => {
  expect(faultsOf(viewOf([{ ...BOX, quantity: '31' }]))).toEqual({ rows: 'too_big' })
  expect(faultsOf(viewOf(Array.from({ length: 13 }, () => BOX)))).toEqual({ rows: 'too_big' })
  const many = { ...BOX, quantity: '16' }
  expect(faultsOf(viewOf([many, many]))).toEqual({ rows: 'too_big' })
})

test('what is estimated is not measured, and products are pieces of a plan', () => {
  const view = viewOf([{ ...EMPTY_PIECE, contents: 'Toys' }], { goods: [{ id: 7, quantity: 2 }] })
  expect(readParcels(view, [COFFEE_MAKER])).toMatchObject({
    parcels: [{ measured: false }, { name: 'Cafetera', length: 10, quantity: 2, measured: true }],
    kinds: [
      { row: 0, name: '' },
      { row: 1, name: 'Cafetera' },
    ],
  })
})
