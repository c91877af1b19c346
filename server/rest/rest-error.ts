// Every failed documented call answers `{ error, code, fields? }` in the caller's language, with the status it means.
import { TRPCError } from '@trpc/server'
import { z, ZodError } from 'zod'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { errorCodeOf } from '#server/trpc/init.ts'

export interface RestError {
  status: number
  body: { error: string; code: ErrorCode; fields?: Record<string, string[] | undefined> }
}

/** Only the caller's own input counts as their fault: a ZodError of an output is ours. */
const fieldsOf = (error: TRPCError) =>
  error.code === 'BAD_REQUEST' && error.cause instanceof ZodError
    ? z.flattenError(error.cause as ZodError<Record<string, unknown>>).fieldErrors
    : undefined

export function restError(
  code: ErrorCode,
  locale: Locale,
  fields?: RestError['body']['fields'],
): RestError {
  const text = i18nObject(locale).errors[code]()
  return { status: ERRORS[code].http, body: { error: text, code, ...(fields ? { fields } : {}) } }
}

export const restErrorOf = (error: unknown, locale: Locale): RestError => {
  if (error instanceof TRPCError) return restError(errorCodeOf(error), locale, fieldsOf(error))
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 429) return restError('too_many_requests', locale)
  if (status === 503) return restError('unavailable', locale)
  return status < 500
    ? { ...restError('invalid_input', locale), status }
    : restError('internal', locale)
}
