// Every code there is has its status and a text for people in each language; nothing of an error's inside gets out.
import { TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ERRORS, isErrorCode } from '#contract/errors.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { fail } from '#server/trpc/init.ts'
import { restErrorOf } from './rest-error.ts'

loadAllLocales()
const codes = Object.keys(ERRORS).filter(isErrorCode)

test.each(codes)('%s keeps its status and is said in every language', (code) => {
  const answers = LOCALES.map((locale) => restErrorOf(fail(code), locale))
  for (const { status, body } of answers) {
    expect(status).toBe(ERRORS[code].http)
    expect(body.code).toBe(code)
  }
  expect(new Set(answers.map(({ body }) => body.error)).size).toBe(LOCALES.length)
})

test.each([
  [{ statusCode: 408, code: 'body_too_slow' }, 408, 'body_too_slow'],
  [{ statusCode: 400, code: 'ECONNRESET' }, 400, 'invalid_input'],
  [{ code: 'ECONNRESET' }, 503, 'unavailable'],
  [{ statusCode: 413 }, 413, 'body_too_large'],
  [{ statusCode: 415 }, 415, 'unsupported_type'],
  [{ statusCode: 429 }, 429, 'too_many_requests'],
  [{ statusCode: 503 }, 503, 'unavailable'],
  [{ statusCode: 403, code: 'foreign_origin' }, 403, 'foreign_origin'],
  [{}, 500, 'internal'],
])('what Fastify throws (%j) answers %i %s', (thrown, status, code) => {
  const error = Object.assign(new Error('select password from app_user'), thrown)
  const answer = restErrorOf(error, 'es')
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(JSON.stringify(answer)).not.toContain('password')
})

test('only the caller’s own input has faulty fields: an output that does not fit is ours', () => {
  const faulty = z.object({ limit: z.number().min(1) }).safeParse({ limit: 0 })
  const asInput = new TRPCError({ code: 'BAD_REQUEST', cause: faulty.error })
  expect(restErrorOf(asInput, 'es', { input: { limit: 0 } }).body.fields).toEqual({
    limit: ['El número es demasiado bajo.'],
  })
  const asOutput = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: faulty.error })
  expect(restErrorOf(asOutput, 'es').body).toEqual({
    code: 'internal',
    error: expect.any(String) as string,
  })
})
