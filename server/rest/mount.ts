// Hangs the REST table on the server: parse, call the one procedure, answer; refusals become their status.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, isErrorCode } from '#contract/errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { levelOf } from '#server/http/has-left.ts'
import { acceptedLocale } from '#server/accepted-locale.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { callProcedure, procedureOf } from '#server/trpc/procedures.ts'
import type { FaultWords } from './fault-words.ts'
import { listHeaders } from './list-headers.ts'
import { restError, restErrorOf } from './rest-error.ts'
import type { RestList, RestRefusal, RestRow } from './rest-row.ts'
import { REST_ROWS } from './table.ts'

const isRefusal = (answer: unknown): answer is RestRefusal =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === false

/** How a call under `/api` that cannot be answered says so. */
export const answerRestError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  input?: unknown,
  words?: FaultWords,
): FastifyReply => {
  const locale = acceptedLocale(request.headers['accept-language'])
  const { status, body } = restErrorOf(error, locale, { input, words })
  if (ERRORS[body.code].report) request.log[levelOf(reply, error)]({ err: error }, 'call failed')
  return reply.code(status).header('content-language', locale).send(body)
}

/** What a call was made with: its query, or the object in its body. An empty body is an empty object. @throws invalid_input */
function sentWith({ method }: RestRow, request: FastifyRequest): object {
  const sent: unknown = method === 'POST' ? request.body : request.query
  if (sent === undefined || request.headers['content-length'] === '0') return {}
  // Spread, a number or a list would be an object that says nothing.
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw Object.assign(new Error('the body is no object'), { statusCode: 400 })
  return sent
}

function mountRow(app: FastifyInstance, row: RestRow, makeCtx: MakeCtx): void {
  const { inputs = [] } = procedureOf(row.procedure)._def

  const answerRefusal = (refusal: RestRefusal, reply: FastifyReply, locale: Locale) => {
    const code = isErrorCode(refusal.code) ? refusal.code : 'invalid_input'
    const { retryAfterSeconds } = refusal
    const fields = row.refusalFields?.(refusal, locale)
    const { status, body } = restError(code, locale, { fields, retryAfterSeconds })
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return reply.code(status).send(body)
  }

  app.route({
    method: row.method,
    url: row.path,
    handler: async (request, reply) => {
      const locale = acceptedLocale(request.headers['accept-language'])
      reply
        .header('content-language', locale)
        .header('vary', 'accept-language')
        .header('cache-control', 'no-store')
      const sent = sentWith(row, request)
      const ctx = await makeCtx(request, reply, locale)
      const input = inputs.length > 0 ? { ...sent, ...(request.params as object) } : undefined
      try {
        const answer = await callProcedure(ctx, row.procedure, input)
        if (isRefusal(answer)) return answerRefusal(answer, reply, locale)
        if (!row.list) return reply.send(answer)
        const list = answer as RestList
        const [, query = ''] = request.url.split('?', 2)
        return reply.headers(listHeaders(list, row.path, query)).send(list.items)
      } catch (error) {
        return answerRestError(error, request, reply, input, row.faultWords)
      }
    },
    // A body that cannot be read never comes to the handler.
    errorHandler: (error, request, reply) =>
      answerRestError(error, request, reply.header('cache-control', 'no-store')),
  })
}

const PATTERNS = REST_ROWS.map(({ method, path }) => ({
  method,
  pattern: new URLPattern({ pathname: path }),
}))

/** By what methods a documented address may be called; none where there is no such address (RFC 9110, 15.5.6). */
const methodsAt = (url: string): string[] => {
  const [pathname] = url.split('?', 1)
  const rows = PATTERNS.filter(({ pattern }) => pattern.test({ pathname }))
  return [...new Set(rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

export function mountRest(app: FastifyInstance, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const row of REST_ROWS) mountRow(app, row, makeCtx)
  // A program that mistypes an address must not get a page for people.
  app.all('/api/*', { errorHandler: answerRestError }, (request, reply) => {
    const allowed = methodsAt(request.url)
    const code = allowed.length > 0 ? 'method_not_allowed' : 'not_found'
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    throw Object.assign(new Error(code), { code })
  })
}
