// Tests the HTTP status of refusals, whichever way the server was called.
import { expect, test } from 'vitest'
import { statusOf, throwStatus } from './status-response.ts'

test.each([
  [{ code: 'NOT_FOUND' }, 404],
  [{ data: { code: 'FORBIDDEN' } }, 403],
  [{ code: 'UNAUTHORIZED' }, 401],
  [{ data: { code: 'BAD_REQUEST' } }, 404],
  [{ code: 'INTERNAL_SERVER_ERROR' }, null],
  [new TypeError('network'), null],
  ['text', null],
])('%j', (error, status) => expect(statusOf(error)).toBe(status))

test('a surprise stays what it is', () => {
  const surprise = new Error('broken')
  expect(() => throwStatus(surprise)).toThrow(surprise)
})
