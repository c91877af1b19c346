// What a store has is told from what is for sale, and back.
import { expect, test } from 'vitest'
import { ofPiecesAtStore, piecesAtStore } from './shelf.ts'

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
