// What is typed into the planner's rows, understood exactly or blamed at its field.
import { expect, test } from 'vitest'
import { planInput } from '#contract/packing.ts'
import { parsePlanner } from '#contract/parse-planner.ts'
import { EMPTY_PARCEL, type ParcelTexts, type PlannerView } from '#contract/planner-view.ts'
import { readParcels } from './read-parcels.ts'

const BOX: ParcelTexts = { ...EMPTY_PARCEL, length: '40', width: '30', height: '25,5', weight: '5' }
const viewOf = (rows: ParcelTexts[], part: Partial<PlannerView> = {}): PlannerView => ({
  ...parsePlanner(new URLSearchParams(), 'es'),
  rows,
  ...part,
})
const faultsOf = (view: PlannerView) => {
  const read = readParcels(view)
  return read.state === 'read' ? {} : read.faults
}

test('what is understood is what the plan takes', () => {
  const read = readParcels(viewOf([EMPTY_PARCEL, { ...BOX, what: ' Botas ', up: true }]))
  expect(read).toMatchObject({ state: 'read', rows: [1] })
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
  expect(readParcels(viewOf([EMPTY_PARCEL]))).toEqual({ state: 'blank', faults: {} })
  expect(Object.keys(faultsOf(viewOf([EMPTY_PARCEL], { asked: true })))).toContain('0.length')
  const begun = [BOX, { ...EMPTY_PARCEL, length: 'x', weight: '-1', quantity: '1,5' }]
  expect(faultsOf(viewOf(begun))).toEqual({
    '1.length': 'not_a_number',
    '1.weight': 'too_small',
    '1.quantity': 'too_precise',
  })
  expect(faultsOf(viewOf(begun, { asked: true }))).toMatchObject({ '1.width': 'required' })
})

test('more pieces than are planned at once are told for the whole', () => {
  expect(faultsOf(viewOf([{ ...BOX, quantity: '31' }]))).toEqual({ '0.quantity': 'too_big' })
  const many = { ...BOX, quantity: '16' }
  expect(faultsOf(viewOf([many, many]))).toEqual({ rows: 'too_big' })
})
