// Proves that the last row of cards is as full as three or four columns make it.
import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
  [11, 4],
  [12, 4],
])('%i cards stand in %i columns', (cards, columns) => expect(evenColumns(cards)).toBe(columns))
