// Proves that every allowed pair of colours is readable in both schemes.
import { expect, test } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { dark, light, space } from './tokens.ts'

test('contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(() => contrastRatio('white', '#000000')).toThrow('white')
})

for (const [scheme, colors] of Object.entries({ light, dark })) {
  test(`every allowed pair is readable in ${scheme}`, () => {
    const weak = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.back]) }))
      .filter((pair) => pair.ratio < pair.least)
      .map((pair) => `${pair.front} on ${pair.back}: ${pair.ratio.toFixed(2)} < ${pair.least}`)
    expect(weak).toEqual([])
  })
}

test('spaces are steps of 4 px', () => {
  for (const [step, size] of Object.entries(space))
    expect(Number.parseFloat(size) * 16).toBe(Number(step) * 4)
})
