// Fixes the home page's example: 1920 in³ are 11.57 lb by air and 1.11 ft³ by sea.
import { expect, test } from 'vitest'
import { freightFacts } from './freight-facts.ts'

test('the example parcel is billed as any other', () => {
  const { air, sea } = freightFacts()
  expect(air).toEqual({
    centsPerUnit: 650,
    minDays: 3,
    maxDays: 10,
    exampleCents: 7800,
    billedThousandths: 12_000,
  })
  expect(sea).toEqual({
    centsPerUnit: 3100,
    minDays: 25,
    maxDays: 35,
    exampleCents: 3720,
    billedThousandths: 1200,
  })
})
