// When even the error page could not be made: a plain page in the person's language with the id to quote.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { basenameOf, splitLocale } from '#contract/paths.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'

loadAllLocales()

const BUSY = 503

const codeOf = (status: number): ErrorCode => {
  if (status === BUSY) return 'unavailable'
  return status === 500 ? 'internal' : 'invalid_input'
}

export function lastResort(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500 } = error
  const status = statusCode < 500 || statusCode === BUSY ? statusCode : 500
  if (status === 500) request.log.error({ err: error }, 'page failed')
  const { locale } = splitLocale(request.url)
  const texts = i18nObject(locale)
  const message = texts.errors[codeOf(status)]()
  const html =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${status}</title><h1>${status}</h1><p>${message}</p>` +
    `<p><code>${request.id}</code></p><p><a href="${basenameOf(locale) || '/'}">↩</a></p>`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html)
}
