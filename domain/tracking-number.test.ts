// Tests tracking numbers against what carriers publish: real formats are recognised, one wrong digit is not.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Carrier,
  CARRIERS,
  followUrl,
  keptTrackingNumber,
  recogniseCarriers,
  trackingUrl,
} from './tracking-number.ts'

const KNOWN: readonly [string, Carrier][] = [
  ['1Z5R89390357567127', 'ups'],
  ['1Z999AA10123456784', 'ups'],
  ['9361 2898 7870 0317 6337 95', 'usps'],
  ['9405803699300124287899', 'usps'],
  ['420221539101026837331000039521', 'usps'],
  ['RB123456785US', 'usps'],
  ['RB123456785GB', 'postal'],
  ['EB000717618HK', 'postal'],
  ['986578788855', 'fedex'],
  ['477179081230', 'fedex'],
  ['041441760228964', 'fedex'],
  ['9611020987654312345672', 'fedex'],
  ['3318810025', 'dhl'],
  ['8487135506', 'dhl'],
  ['JJD000390007866021934', 'dhl'],
  ['TBA000000000000', 'amazon'],
  ['C11031500001879', 'ontrac'],
]

describe('recogniseCarriers', () => {
  test.each(KNOWN)('%s is of %s', (number, carrier) =>
    expect(recogniseCarriers(number)[0]).toBe(carrier),
  )

  test.each([
    '1Z5R89390357567128',
    '986578788856',
    '3318810026',
    'RB123456786US',
    '041441760228965',
  ])('%s has a wrong check digit', (number) => expect(recogniseCarriers(number)).toEqual([]))

  test.each([
    '',
    'hola',
    '0000000000',
    '111111111111',
    '12',
    '9'.repeat(60),
    '1Z',
    "'; drop table",
  ])('«%s» is nobody’s', (number) => expect(recogniseCarriers(number)).toEqual([]))

  test('spaces, dashes and lower-case letters change nothing', () => {
    expect(recogniseCarriers(' 1z 999 aa1-0123 4567 84 ')).toEqual(['ups'])
  })

  test('a digit changed in a UPS number is noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 17 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const number = [...'1Z999AA10123456784']
        number[place] = String((Number(number[place]) + by) % 10)
        // Every second character counts twice, so a change by five there is not seen.
        const isBlind = place % 2 === 1 && place < 17 && by === 5
        expect(recogniseCarriers(number.join('')).length > 0).toBe(isBlind)
      }),
    )
  })

  test('any text is taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        for (const carrier of recogniseCarriers(text)) expect(CARRIERS).toContain(carrier)
      }),
    )
  })
})

test('the address leads to the carrier and carries the tidy number', () => {
  expect(trackingUrl('ups', '1z999aa1-0123456784')).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  )
  for (const carrier of CARRIERS)
    expect(new URL(trackingUrl(carrier, '<script>"&?')).protocol).toBe('https:')
})

test.each([
  [' 1z 999 aa1 01 2345 6784 ', null, '1Z999AA10123456784'],
  ['9361 2898 7870 0317 6337 95', 'usps', '9361289878700317633795'],
  [' mrw 00-12 ', '', 'MRW00-12'],
  // Without its dashes it would be one of DHL.
  ['33-188-10025', 'DHL', '3318810025'],
  ['33-188-10025', 'MRW', '33-188-10025'],
])('«%s» of %s is kept as %s', (typed, carrier, kept) =>
  expect(keptTrackingNumber(typed, carrier)).toBe(kept),
)

test('a parcel is followed at the carrier that is named, and at the likeliest where none is', () => {
  const ups = 'https://www.ups.com/track?tracknum=1Z999AA10123456784'
  expect(followUrl('UPS', '1Z999AA10123456784')).toBe(ups)
  expect(followUrl(null, '1Z999AA10123456784')).toBe(ups)
  // A number of MRW may look like one of DHL.
  expect(recogniseCarriers('3318810025')).toContain('dhl')
  expect([followUrl('MRW', '3318810025'), followUrl('', 'no')]).toEqual([null, null])
})
