// Proves how a typed text is taken apart: joined spellings, limits, and nothing out of nothing.
import { expect, test } from 'vitest'
import { readTypedText } from './typed-words.ts'

const words = (text: string) => readTypedText(text)?.chunks.map((chunk) => chunk.words)

test('joined words stay together and may be one word', () => {
  expect(readTypedText('funda KTC-D320/1G')?.chunks).toEqual([
    { words: ['funda'], joined: null },
    { words: ['ktc', 'd320', '1g'], joined: 'ktcd3201g' },
  ])
})

test('signs that join nothing only part words', () => {
  expect(words('(usb)+--+[c] "4k=uhd" a--b')).toEqual([
    ['usb'],
    ['c'],
    ['4k'],
    ['uhd'],
    ['a'],
    ['b'],
  ])
})

test('two or three short words may be one', () => {
  expect(readTypedText('power bank')?.joined).toBe('powerbank')
  expect(readTypedText('a b c d')?.joined).toBeNull()
  expect(readTypedText('power')?.joined).toBeNull()
})

test('words typed with ñ are kept in that spelling', () => {
  expect(readTypedText('NIN\u0303O caña nino')).toMatchObject({
    withEnye: ['niño', 'caña'],
    lastWithEnye: [],
  })
  expect(readTypedText('ropa niñ')?.lastWithEnye).toEqual(['niñ'])
})

test('at most eight words, however many are typed', () => {
  expect(words('a b c d e f g h i j')?.flat()).toHaveLength(8)
  expect(words('a b c d e f g h-i-j-k')?.flat()).toHaveLength(8)
  expect(words('x'.repeat(10_000))).toEqual([['x'.repeat(40)]])
})

test.each(['', '   ', '%_%', '\u0000', '🙂', '--'])('«%s» holds no word', (text) => {
  expect(readTypedText(text)).toBeNull()
})
