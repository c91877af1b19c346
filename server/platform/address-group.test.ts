// Proves whom a limit counts as one caller.
import { expect, test } from 'vitest'
import { addressGroup, carrierGroup } from './address-group.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['2001:db8:1:2::9', '2001:db8::/32'],
  ['2001:db8:ffff::9', '2001:db8::/32'],
  ['192.0.2.7', null],
  ['::ffff:192.0.2.7', null],
  ['unknown', null],
])('%s is of the carrier %s', (address, carrier) => {
  expect(carrierGroup(address)).toBe(carrier)
})
