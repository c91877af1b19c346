// What a store says goes through the form's text field and comes back the same, whatever stands in its names.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specificationLine, specificationOf } from './specification-lines.ts'

test.each([
  [['Color', 'Rojo'], 'Color: Rojo'],
  [['Color', 'Rojo: oscuro'], 'Color: Rojo: oscuro'],
  [['Ships: from', 'Ohio'], String.raw`Ships\: from: Ohio`],
  [[String.raw`A\B`, 'C'], String.raw`A\\B: C`],
] as const)('%j is the line «%s»', (pair, line) => {
  expect(specificationLine(pair)).toBe(line)
  expect(specificationOf(line)).toEqual(pair)
})

test.each(['nada', ':', ': valor', String.raw`todo\: nombre`, String.raw`fin\\`])(
  '«%s» names nothing',
  (line) => {
    expect(specificationOf(line)[0]).toBe('')
  },
)

test('what is typed with a lone backslash keeps it', () => {
  expect(specificationOf(String.raw`C\D: x`)).toEqual([String.raw`C\D`, 'x'])
})

test('any pair comes back', () => {
  const letters = fc.constantFrom('a', ':', '\\', ' ', 'ñ', '📦')
  const text = fc.string({ unit: letters }).map((typed) => `x${typed}x`)
  fc.assert(
    fc.property(text, text, (name, value) => {
      expect(specificationOf(specificationLine([name, value]))).toEqual([name, value])
    }),
  )
})
