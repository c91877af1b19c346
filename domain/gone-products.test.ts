// Few may go by themselves, many only with somebody's word.
import { expect, it } from 'vitest'
import { doubtOfGone, mayTakeOut } from './gone-products.ts'
import { DOUBTS } from './sync-run.ts'

it.each([
  [0, 0, null],
  [19, 19, null],
  [6, 20, null],
  [7, 20, 'many_gone'],
  [300, 1000, null],
  [301, 1000, 'many_gone'],
] as const)('%i denied of %i listed: %s', (denied, listed, doubt) => {
  expect(doubtOfGone(denied, listed)).toBe(doubt)
})

it('asks nobody twice about the same', () => {
  expect(mayTakeOut(null)).toBe(false)
  expect(DOUBTS.filter((doubt) => !mayTakeOut(doubt))).toEqual(['many_jumps'])
})
