// Every failed documented call answers `{ error, code, fields? }` in the caller's language, with the status it means.
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { ERRORS, isErrorCode, type ErrorCode } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { errorText } from '#src/lib/error-text.ts'
import { isDiskFull } from '#server/platform/is-disk-full.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'
import { errorCodeOf } from '#server/trpc/init.ts'
import type { FaultWords } from './fault-words.ts'

export interface RestError {
  status: number
  body: { error: string; code: ErrorCode; fields?: Record<string, string[]> }
}

interface Asked {
  /** What the call was made with, where it came so far. */
  input?: unknown
  words?: FaultWords | undefined
}

/** Only the caller's own input counts as their fault: a ZodError of an output is ours. */
const fieldsOf = (error: TRPCError, locale: Locale, { input, words }: Asked) => {
  if (error.code !== 'BAD_REQUEST' || !(error.cause instanceof ZodError)) return undefined
  const { faults } = i18nObject(locale)
  const fields = Object.entries(fieldErrorsOf(error.cause, input))
  return Object.fromEntries(
    fields.map(([name, keys]) => [
      name,
      keys.map((key) => words?.(name, key, locale) ?? faults[key]()),
    ]),
  )
}

interface Told {
  fields?: RestError['body']['fields']
  retryAfterSeconds?: number | undefined
}

export function restError(
  code: ErrorCode,
  locale: Locale,
  { fields, retryAfterSeconds }: Told = {},
): RestError {
  const text = errorText({ code, retryAfterSeconds }, i18nObject(locale).errors, locale)
  return { status: ERRORS[code].http, body: { error: text, code, ...(fields ? { fields } : {}) } }
}

export const restErrorOf = (error: unknown, locale: Locale, asked: Asked = {}): RestError => {
  if (error instanceof TRPCError)
    return restError(errorCodeOf(error), locale, { fields: fieldsOf(error, locale, asked) })
  const { statusCode: status = 500, code } = error as { statusCode?: number; code?: unknown }
  if (isErrorCode(code)) return restError(code, locale)
  if (status === 413) return restError('body_too_large', locale)
  if (status === 415) return restError('unsupported_type', locale)
  if (status === 429) return restError('too_many_requests', locale)
  if (isDiskFull(error)) return restError('storage_full', locale)
  // Reset by the caller is not reset by the database: the framework gave it a status of theirs.
  if (status === 503 || (status >= 500 && isUnavailable(error)))
    return restError('unavailable', locale)
  return status < 500
    ? { ...restError('invalid_input', locale), status }
    : restError('internal', locale)
}
