// When even the error page could not be made: a plain page in the person's language with the id to quote.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, isErrorCode, type ErrorCode } from '#contract/errors.ts'
import { basenameOf, splitLocale } from '#contract/paths.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { levelOf } from '#server/http/has-left.ts'
import { NOTHING } from '#server/http/security-headers.ts'
import { isDiskFull } from '#server/platform/is-disk-full.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'

loadAllLocales()

const BUSY = 503
const FULL = ERRORS.storage_full.http

const codeOf = (status: number, code: unknown): ErrorCode => {
  if (isErrorCode(code)) return code
  if (status === 404) return 'not_found'
  if (status === BUSY) return 'unavailable'
  if (status === FULL) return 'storage_full'
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_type'
  if (status === 429) return 'too_many_requests'
  return status === 500 ? 'internal' : 'invalid_input'
}

export function lastResort(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // What has a status of the caller's was their connection.
  const isAway = (error.statusCode ?? 500) >= 500 && isUnavailable(error)
  const { statusCode = isDiskFull(error) ? FULL : isAway ? BUSY : 500 } = error
  const status = statusCode < 500 || [BUSY, FULL].includes(statusCode) ? statusCode : 500
  if (status === 500 || status === FULL || isAway)
    request.log[levelOf(reply, error)]({ err: error }, 'page failed')
  const { locale } = splitLocale(request.url)
  const texts = i18nObject(locale)
  const message = texts.errors[codeOf(status, error.code)]()
  const html =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${status}</title><h1>${status}</h1><p>${message}</p>` +
    `<p><code>${request.id}</code></p><p><a href="${basenameOf(locale) || '/'}">↩</a></p>`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', NOTHING)
    .send(html)
}

/** An address whose percent signs make no sense is an address of nothing. */
export const badAddress = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  error.statusCode = 404
  void lastResort(error, request, reply)
}
