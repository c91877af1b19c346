// Proves the rules of articles at their edges: minutes are rounded up, and a time that has come is published.
import { expect, test } from 'vitest'
import { articleState, readingMinutes } from './articles.ts'

test.each([
  ['', 1],
  ['- **US$ 6.50** por libra', 1],
  [Array.from({ length: 220 }, () => 'caja').join(' '), 1],
  [Array.from({ length: 221 }, () => 'año').join(' '), 2],
])('reading time', (text, minutes) => expect(readingMinutes(text)).toBe(minutes))

test('an article is published from its very moment on', () => {
  const now = new Date('2026-05-04T15:00:00Z')
  expect(articleState(null, now)).toBe('draft')
  expect(articleState(new Date(now.getTime() + 1), now)).toBe('scheduled')
  expect(articleState(now, now)).toBe('published')
})
