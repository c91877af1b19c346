// Hangs the REST table on the server: parse, call the one procedure, answer; refusals become their status.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isErrorCode } from '#contract/errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { acceptedLocale, type MakeCtx } from '#server/request-ctx.ts'
import { appRouter, createCaller } from '#server/trpc/router.ts'
import { listHeaders } from './list-headers.ts'
import { restError, restErrorOf } from './rest-error.ts'
import type { RestList, RestRow } from './rest-row.ts'
import { REST_ROWS } from './table.ts'

type AnyCaller = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

export const procedureOf = (path: string) => {
  const procedure = (
    appRouter._def.procedures as unknown as Record<
      string,
      { _def: { inputs?: unknown[]; output?: unknown } }
    >
  )[path]
  if (!procedure) throw new Error(`The REST table names ${path}, which does not exist`)
  return procedure
}

interface RestRefusal {
  ok: false
  code: string
  retryAfterSeconds?: number
}

const isRefusal = (answer: unknown): answer is RestRefusal =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === false

/** How a call under `/api` that cannot be answered says so. */
export const answerRestError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  input?: unknown,
): FastifyReply => {
  const locale = acceptedLocale(request.headers['accept-language'])
  const { status, body } = restErrorOf(error, locale, input)
  if (status >= 500) request.log.error({ err: error }, 'call failed')
  return reply.code(status).header('content-language', locale).send(body)
}

function mountRow(app: FastifyInstance, row: RestRow, makeCtx: MakeCtx): void {
  const takesInput = (procedureOf(row.procedure)._def.inputs?.length ?? 0) > 0
  const [domain = '', name = ''] = row.procedure.split('.')

  const answerRefusal = (refusal: RestRefusal, reply: FastifyReply, locale: Locale) => {
    const code = isErrorCode(refusal.code) ? refusal.code : 'invalid_input'
    const { status, body } = restError(code, locale)
    const { retryAfterSeconds } = refusal
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
      const caller = createCaller(await makeCtx(request, reply, locale)) as unknown as AnyCaller
      const body =
        row.method === 'POST' ? ((request.body as object | null) ?? {}) : (request.query as object)
      const input = takesInput ? { ...body, ...(request.params as object) } : undefined
      try {
        const answer = await caller[domain]?.[name]?.(input)
        if (isRefusal(answer)) return answerRefusal(answer, reply, locale)
        if (!row.list) return reply.send(answer)
        const list = answer as RestList
        return reply
          .headers(listHeaders(list, new URL(request.url, 'http://shop')))
          .send(list.items)
      } catch (error) {
        return answerRestError(error, request, reply, input)
      }
    },
    errorHandler: answerRestError,
  })
}

export function mountRest(app: FastifyInstance, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const row of REST_ROWS) mountRow(app, row, makeCtx)
  // A program that mistypes an address must not get a page for people.
  app.all('/api/*', { errorHandler: answerRestError }, () => {
    throw Object.assign(new Error('not_found'), { statusCode: 404, code: 'not_found' })
  })
}
