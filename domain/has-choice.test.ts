// Proves that a price alone, or beside refusals only, is not called the best of anything.
import { expect, test } from 'vitest'
import { hasChoice } from './has-choice.ts'

const price = { refused: null }
const refusal = { refused: 'too_heavy' }

test.each([
  [[], false],
  [[price], false],
  [[price, refusal, refusal], false],
  [[price, refusal, price], true],
])('%j: %s', (options, answer) => {
  expect(hasChoice(options)).toBe(answer)
})
