// Proves which refusals of a document its reader is told of; all else stays a surprise.
import { expect, test } from 'vitest'
import { fail } from '#server/trpc/init.ts'
import { missing } from './send-pdf.ts'

const thrownFor = (error: unknown): unknown => {
  try {
    return missing(error)
  } catch (thrown) {
    return thrown
  }
}

test('what is not there is 404, and who asks too often is told so', () => {
  expect(thrownFor(fail('not_found'))).toMatchObject({ statusCode: 404 })
  expect(thrownFor(fail('too_many_requests'))).toMatchObject({ statusCode: 429 })
  for (const surprise of [fail('internal'), new Error('broken')])
    expect(thrownFor(surprise)).toBe(surprise)
})
