// Hangs the REST table on the server: parse, call the one procedure, answer; refusals become their status.
import type { FastifyInstance } from 'fastify'
import { isErrorCode } from '#contract/errors.ts'
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

const isRefusal = (answer: unknown): answer is { ok: false; code: string } =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === false

function mountRow(app: FastifyInstance, row: RestRow, makeCtx: MakeCtx): void {
  const takesInput = (procedureOf(row.procedure)._def.inputs?.length ?? 0) > 0
  const [domain = '', name = ''] = row.procedure.split('.')
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
      const answer = await caller[domain]?.[name]?.(input)
      if (isRefusal(answer)) {
        const refusal = restError(isErrorCode(answer.code) ? answer.code : 'invalid_input', locale)
        return reply.code(refusal.status).send(refusal.body)
      }
      if (!row.list) return reply.send(answer)
      const list = answer as RestList
      return reply.headers(listHeaders(list, new URL(request.url, 'http://shop'))).send(list.items)
    },
    errorHandler: (error, request, reply) => {
      const answer = restErrorOf(error, acceptedLocale(request.headers['accept-language']))
      if (answer.status >= 500) request.log.error({ err: error }, 'call failed')
      return reply.code(answer.status).send(answer.body)
    },
  })
}

export function mountRest(app: FastifyInstance, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const row of REST_ROWS) mountRow(app, row, makeCtx)
}
