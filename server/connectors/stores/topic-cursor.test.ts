// A cursor leads through all topics once, outlives anything, and begins again rather than skip something.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextCursor, readCursor } from './topic-cursor.ts'

const TOPICS = ['293', '15032', 'Electronics/wireless "headphones"']

it('begins with the first topic and ends after the last', () => {
  const visited: string[] = []
  let cursor: string | null = null
  do {
    const position = readCursor(cursor, TOPICS)
    visited.push(`${position?.topic} ${position?.place}`)
    const place = position?.place === '' ? '200' : null
    cursor = nextCursor(TOPICS, position?.topic ?? '', place)
  } while (cursor !== null)
  expect(visited).toEqual(TOPICS.flatMap((topic) => [`${topic} `, `${topic} 200`]))
})

it('begins again when the topic is no longer asked for', () => {
  const cursor = nextCursor(TOPICS, '15032', '400')
  expect(readCursor(cursor, ['293', '220'])).toEqual({ topic: '293', place: '' })
  expect(readCursor(cursor, [])).toBeNull()
})

it('takes any text for a beginning', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(TOPICS).toContain(readCursor(text, TOPICS)?.topic)
    }),
  )
})
