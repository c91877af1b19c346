// What a store has is told from what is for sale, and back.
import { expect, test } from 'vitest'
import { holdPieces, movePieces, ofPiecesAtStore, piecesAtStore } from './shelf.ts'

test.each([
  { pieces: 5, reserved: 2, stock: 3, missing: 0 },
  { pieces: 2, reserved: 2, stock: 0, missing: 0 },
  { pieces: 1, reserved: 3, stock: 0, missing: 2 },
  { pieces: 0, reserved: 0, stock: 0, missing: 0 },
])('$pieces of which orders hold $reserved', ({ pieces, reserved, stock, missing }) => {
  expect(ofPiecesAtStore(pieces, reserved)).toEqual({ stock, missing })
  expect(piecesAtStore({ stock, reserved, missing })).toBe(pieces)
})

test('what was missing is no more once some are for sale', () => {
  expect(piecesAtStore({ stock: 4, reserved: 3, missing: 2 })).toBe(7)
})

test('never fewer than none, whatever was bought since', () => {
  expect(piecesAtStore({ stock: 0, reserved: 0, missing: 2 })).toBe(0)
})

const GIVEN_UP = { returned: true, released: true }
const BOUGHT = { returned: false, released: true }
const GIVEN_UP_BOUGHT = { returned: true, released: false }

test.each([
  // [for sale, held, missing], before and after two pieces move.
  { move: GIVEN_UP, before: [3, 2, 0], after: [5, 0, 0], change: 0 },
  { move: GIVEN_UP, before: [0, 4, 0], after: [2, 2, 0], change: 0 },
  { move: GIVEN_UP, before: [0, 4, 1], after: [1, 2, 0], change: 0 },
  { move: GIVEN_UP, before: [0, 4, 4], after: [0, 2, 2], change: 0 },
  { move: BOUGHT, before: [3, 2, 0], after: [3, 0, 0], change: -2 },
  { move: BOUGHT, before: [0, 4, 1], after: [0, 2, 1], change: -2 },
  { move: BOUGHT, before: [0, 2, 2], after: [0, 0, 0], change: -2 },
  { move: GIVEN_UP_BOUGHT, before: [0, 0, 0], after: [2, 0, 0], change: 2 },
  { move: GIVEN_UP_BOUGHT, before: [0, 3, 3], after: [0, 3, 1], change: 2 },
  // Held by an order of which nobody noted that.
  { move: GIVEN_UP, before: [3, 0, 0], after: [5, 0, 0], change: 2 },
])('$before is $after, changed by $change', ({ move, before, after, change }) => {
  const shelf = ([stock = 0, reserved = 0, missing = 0]: number[]) => ({ stock, reserved, missing })
  expect(movePieces(shelf(before), 2, move)).toEqual({ shelf: shelf(after), change })
})

test.each([
  [
    { stock: 5, reserved: 1, missing: 0 },
    { stock: 3, reserved: 3, missing: 0 },
  ],
  [
    { stock: 1, reserved: 1, missing: 0 },
    { stock: 0, reserved: 3, missing: 1 },
  ],
  [
    { stock: 0, reserved: 2, missing: 2 },
    { stock: 0, reserved: 4, missing: 4 },
  ],
])('of %j two more are held: %j', (before, after) => {
  expect(holdPieces(before, 2)).toEqual(after)
})
