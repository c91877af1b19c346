// One broken record must cost one row, whatever quotes and line ends stand around it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDelimitedReader, splitCells } from './delimited.ts'

const read = (text: string, { delimiter = ',', columns = 3 } = {}) => {
  const reader = createDelimitedReader(delimiter, columns)
  const lines = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line, isTooLong: false }))
  return [...reader.push(lines), ...reader.end()].map((record) =>
    record.ok ? [record.line, ...record.cells] : [record.line, record.code],
  )
}

it.each([
  ['a|b|c', '|', ['a', 'b', 'c']],
  ['"a,1","b ""x""",c', ',', ['a,1', 'b "x"', 'c']],
  ['iPad 9.7"|x|', '|', ['iPad 9.7"', 'x', '']],
  ['"12" monitor",x', ',', ['"12" monitor"', 'x']],
  ['"two\nlines";x', ';', ['two\nlines', 'x']],
  ['""\tx', '\t', ['', 'x']],
])('%j has the cells %j', (text, delimiter, cells) => {
  expect(splitCells(text, delimiter)).toEqual(cells)
})

it('keeps a quoted cell of several lines together and numbers records by their first line', () => {
  expect(read('1,"a\nb,c\n\nd",x\n2,y,z')).toEqual([
    [1, '1', 'a\nb,c\n\nd', 'x'],
    [5, '2', 'y', 'z'],
  ])
})

it('gives up one line for a quote that is never closed', () => {
  expect(read('1,a,b\n2,"open,c\n3,d,e\n4,f,g')).toEqual([
    [1, '1', 'a', 'b'],
    [2, 'quote_not_closed'],
    [3, '3', 'd', 'e'],
    [4, '4', 'f', 'g'],
  ])
})

it('does not let a stray quote reach into the next quoted cell', () => {
  expect(read('1,"open,c\n2,"good",e\n3,"also ""good""",g')).toEqual([
    [1, 'quote_not_closed'],
    [2, '2', 'good', 'e'],
    [3, '3', 'also "good"', 'g'],
  ])
})

it('does not join lines that would not fill the columns', () => {
  expect(read('1,"open\n2,b",c,d\n3,e,f')).toEqual([
    [1, 'quote_not_closed'],
    [2, 'column_count'],
    [3, '3', 'e', 'f'],
  ])
})

it('refuses rows that are shifted and takes rows padded with empty cells', () => {
  expect(read('1,a\n2,a,b,c\n3,a,b,,\n\n4,a,b')).toEqual([
    [1, 'column_count'],
    [2, 'column_count'],
    [3, '3', 'a', 'b', '', ''],
    [5, '4', 'a', 'b'],
  ])
})

it('gives up after five hundred lines, not at the end of the file', () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `${index},a,b`).join('\n')
  const records = read(`x,"open,c\n${rows}`)
  expect(records).toHaveLength(2001)
  expect(records[0]).toEqual([1, 'quote_not_closed'])
  expect(records.at(-1)).toEqual([2001, '1999', 'a', 'b'])
})

it('answers for every line of any text, without a crash', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', ',', '\n', 'a', ' ', '""', '",'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, (given) => {
      const reader = createDelimitedReader(',', 2)
      const lines = given.split('\n')
      const records = [
        ...reader.push(lines.map((line, at) => ({ number: at + 1, text: line, isTooLong: false }))),
        ...reader.end(),
      ]
      const starts = records.map(({ line }) => line)
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
      // A record of several lines answers for those up to the next record.
      const lengths = records.map((one) => (one.ok ? one.cells.join('').split('\n').length : 1))
      const told = new Set(
        starts.flatMap((start, at) =>
          Array.from({ length: lengths[at] ?? 1 }, (_, n) => start + n),
        ),
      )
      const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]))
      expect(filled.filter((number) => !told.has(number))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
