// Numbers of programs and forms: read exactly in any writing that means one thing, each fault by its name.
import { expect, test } from 'vitest'
import { countSchema } from './primitives.ts'
import { dollarsSchema, thousandthsSchema } from './typed-numbers.ts'

test.each([
  [5, 5000],
  ['5', 5000],
  ['12,5', 12_500],
  ['12.5', 12_500],
  ['1.234,5', 1_234_500],
  ['1,234.5', 1_234_500],
  // One separator alone parts decimals: programs group nothing.
  ['1.234', 1234],
  ['1,234', 1234],
  [0, 0],
])('%j is %d thousandths', (typed, thousandths) => {
  expect(thousandthsSchema.parse(typed)).toBe(thousandths)
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['mucho', 'not_a_number'],
  ['1e9', 'not_a_number'],
  ['1.2,3.4', 'not_a_number'],
  ['-1', 'too_small'],
  [-1, 'too_small'],
  ['−1.234,5', 'too_small'],
  ['1.2345', 'too_precise'],
  [1e99, 'too_big'],
  ['99999999999', 'too_big'],
  ['9.999.999.999,5', 'too_big'],
])('%j is %s', (typed, fault) => {
  expect(thousandthsSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    fault,
  ])
})

test.each([
  ['1.234,50', 123_450],
  ['0', 0],
])('%s dollars are %d cents', (typed, cents) => {
  expect(dollarsSchema(200_000).parse(typed)).toBe(cents)
})

test.each([
  ['0.005', 'too_precise'],
  ['2000.01', 'too_big'],
])('%s dollars are %s', (typed, fault) => {
  expect(dollarsSchema(200_000).safeParse(typed).error?.issues[0]?.message).toBe(fault)
})

test.each([[[3]], [true], ['0x10'], ['1e1'], ['1.000'], [0], [100], [1.5], ['']])(
  '%j counts no pieces',
  (typed) => {
    expect(countSchema(99).safeParse(typed).success).toBe(false)
  },
)

test.each([
  [3, 3],
  ['12', 12],
])('%j counts %d pieces', (typed, count) => {
  expect(countSchema(99).parse(typed)).toBe(count)
})
