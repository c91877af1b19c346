// Words as outlines: they wrap, end in time, and hold nothing that was not ours to draw.
import { expect, test } from 'vitest'
import { setLine, wrap } from './set-text.ts'

test('wraps between words and ends what is too much', () => {
  expect(wrap('Uno dos', 60, 2000, 3)).toEqual(['Uno dos'])
  const lines = wrap('Cámara sin espejo con lente y batería de repuesto', 60, 500, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/u)
  expect(wrap('', 60, 500, 3)).toEqual([])
})

test('an abbreviation of two words is never torn apart', () => {
  for (const text of ['Compra en EE. UU. y recibe', 'Compra en EE.\u00a0UU. y recibe']) {
    const lines = wrap(text, 60, 1, 9)
    expect(lines.map((line) => line.replace('\u00a0', ' '))).toEqual([
      'Compra',
      'en',
      'EE. UU.',
      'y',
      'recibe',
    ])
  }
})

test('draws known signs, and nothing of a text is markup', () => {
  expect(setLine('ñ', 60, 0, 0).match(/<path/gu)).toHaveLength(1)
  expect(setLine('漢字', 60, 0, 0)).not.toContain('<path')
  expect(setLine('"><script>', 60, 0, 0)).not.toContain('script')
})
