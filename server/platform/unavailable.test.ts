// Tests the line between «come back in a moment» and «something is broken».
import { expect, test } from 'vitest'
import { DatabaseSilent } from './database-silent.ts'
import { TurnstileFull } from './turnstile.ts'
import { isUnavailable } from './unavailable.ts'

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error('said by a driver', { cause }), { code })

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['too many connections', coded('53300')],
  ['a statement broken off at its limit', coded('57014')],
  ['a full disk', coded('53100')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a pool without a free place', new Error('timeout exceeded when trying to connect')],
  ['a database that says nothing', new DatabaseSilent()],
  ['a full queue', new TurnstileFull()],
  ['one deep inside', new Error('call failed', { cause: coded('X', coded('08006')) })],
  ['one the ORM keeps', Object.assign(new Error('driver'), { previous: coded('57P02') })],
  ['all addresses of a host', new AggregateError([coded('ECONNREFUSED')])],
])('%s passes by itself', (_what, error) => expect(isUnavailable(error)).toBe(true))

test.each([
  ['a broken statement', coded('42601')],
  ['a broken rule', coded('23514')],
  ['a text the database cannot hold', coded('22021')],
  ['a programming mistake', new TypeError('x is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('%s does not', (_what, error) => expect(isUnavailable(error)).toBe(false))

test('an error that causes itself ends the search', () => {
  const error = new Error('round')
  error.cause = error
  expect(isUnavailable(error)).toBe(false)
})
