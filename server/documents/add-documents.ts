// The endpoint of documents: a kept quote as PDF, for whoever holds its link, in the language of the address.
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { localised, paths } from '#contract/paths.ts'
import { quoteTokenSchema } from '#contract/token.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { quoteDocument } from './quote-document.ts'

const fault = (statusCode: number) => Object.assign(new Error('no document'), { statusCode })

const missing = (error: unknown): never => {
  throw error instanceof TRPCError && error.code === 'NOT_FOUND' ? fault(404) : error
}

export function addDocuments(app: FastifyInstance, { config }: Deps, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const locale of LOCALES)
    app.get<{ Params: { token: string } }>(
      localised(locale, paths.quotePdf(':token').replace('%3A', ':')),
      async (request, reply) => {
        const { token } = request.params
        if (!quoteTokenSchema.safeParse(token).success) throw fault(404)
        const ctx = await makeCtx(request, reply, locale)
        const found = await createCaller(ctx).shipping.printQuote({ token }).catch(missing)
        if (!found.ok) {
          reply.header('retry-after', found.retryAfterSeconds)
          throw fault(429)
        }
        const words = i18nObject(locale)
        const pdf = await quoteDocument({
          saved: found.saved,
          token,
          locale,
          brand: config.brandName,
          publicUrl: publicUrlOf(config),
          words,
        })
        const day = found.saved.savedAt.slice(0, 10)
        return reply
          .type('application/pdf')
          .header(
            'content-disposition',
            `attachment; filename="${words.quoting.file()}-${day}.pdf"`,
          )
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .header('referrer-policy', 'same-origin')
          .send(pdf)
      },
    )
}
