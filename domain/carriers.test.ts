// Proves who is said to carry goods: all, some, none, and that a closed route still counts.
import { expect, test } from 'vitest'
import { awaitsRoute, onlyCarriers } from './carriers.ts'

test.each([
  [[null, null, null], null],
  [[null, 'route_suspended', 'not_served'], null],
  [['restricted_item', null, 'too_heavy'], ['sea']],
  [
    ['too_dear', 'route_suspended', null],
    ['sea', 'courier'],
  ],
  [['restricted_item', 'too_large', 'not_served'], []],
  [['not_served', 'not_served', 'not_served'], []],
] as const)('%j: %j', ([air, sea, courier], only) =>
  expect(
    onlyCarriers([
      { service: 'air', refused: air },
      { service: 'sea', refused: sea },
      { service: 'courier', refused: courier },
    ]),
  ).toEqual(only),
)

test.each([
  [['restricted_item', 'route_suspended', 'not_served'], true],
  [['restricted_item', 'route_suspended', null], false],
  [['restricted_item', 'too_large', 'not_served'], false],
] as const)('%j waits for a route: %j', ([air, sea, courier], waits) =>
  expect(
    awaitsRoute([
      { service: 'air', refused: air },
      { service: 'sea', refused: sea },
      { service: 'courier', refused: courier },
    ]),
  ).toBe(waits),
)
