// Tests when an order may count as shipped.
import { expect, test } from 'vitest'
import { missingForShipping } from './shipping-proof.ts'

const proof = { carrier: '', trackingNumber: '', untracked: false, note: '' }

test.each([
  [{}, ['carrier', 'trackingNumber']],
  [{ carrier: 'MRW' }, ['trackingNumber']],
  [{ trackingNumber: '1Z9', carrier: ' ' }, ['carrier']],
  [{ carrier: 'MRW', trackingNumber: '1Z9' }, []],
  [{ note: 'En mano' }, ['carrier', 'trackingNumber']],
  [{ untracked: true }, ['note']],
  [{ untracked: true, note: '\n ' }, ['note']],
  [{ untracked: true, note: 'En mano' }, []],
])('%j misses %j', (given, missing) => {
  expect(missingForShipping({ ...proof, ...given })).toEqual(missing)
})
