// Proves who is said to carry goods: all, some, none, and that a closed route still counts.
import { expect, test } from 'vitest'
import { onlyCarriers } from './carriers.ts'

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
