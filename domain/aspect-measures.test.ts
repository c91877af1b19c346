// Weight and size are found among the specifications sellers write, and only when they can be read.
import { expect, it } from 'vitest'
import { measuresOfAspects, parseSide } from './aspect-measures.ts'

it('takes the weight of the parcel before that of the item', () => {
  const { weight } = measuresOfAspects([
    ['Item Weight', '249 g'],
    ['Package Weight', '1 lb 2 oz'],
  ])
  expect(weight).toEqual({ thousandths: 18_000, unit: 'oz' })
})

it('goes on to the next name when one cannot be read', () => {
  const read = measuresOfAspects([
    ['Package Weight', 'see picture'],
    [' item weight ', '2.5 lb'],
  ])
  expect(read).toMatchObject({
    weight: { thousandths: 2500, unit: 'lb' },
    hasUnreadableWeight: false,
  })
})

it.each(['heavy', '1.5', '1,250 lb'])('says that %j is no weight', (text) => {
  expect(measuresOfAspects([['Weight', text]])).toEqual({
    weight: null,
    hasUnreadableWeight: true,
    box: null,
  })
})

it.each(['', '0', ' '])('does not mind an empty weight: %j', (text) => {
  expect(measuresOfAspects([['Weight', text]]).hasUnreadableWeight).toBe(false)
})

it('makes a box of three sides, and of nothing less', () => {
  const sides = [
    ['Item Length', '7.27 in'],
    ['Item Width', '3 inches'],
    ['Item Height', '10 cm'],
  ] as const
  expect(measuresOfAspects(sides).box).toEqual({
    length: { thousandths: 7270, unit: 'in' },
    width: { thousandths: 3000, unit: 'in' },
    height: { thousandths: 10_000, unit: 'cm' },
  })
  expect(measuresOfAspects(sides.slice(1)).box).toBeNull()
})

it('is not led astray by names and values of any kind', () => {
  const strange = [
    ['__proto__', '1 lb'],
    [null, 5],
    [{}, []],
    ['Weight', { value: 1 }],
  ] as const
  expect(measuresOfAspects(strange)).toEqual({
    weight: null,
    hasUnreadableWeight: false,
    box: null,
  })
})

it.each([
  ['5', 'inches', { thousandths: 5000, unit: 'in' }],
  ['2 ft', '', { thousandths: 2000, unit: 'ft' }],
  ['0', 'in', null],
  ['5', '', null],
  ['5000', 'ft', null],
])('%j with the unit %j beside it', (text, unit, side) => {
  expect(parseSide(text, unit)).toEqual(side)
})
