// The endpoint of documents: a kept quote as PDF, for whoever holds its link, in the language of the address.
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
import { addInvoices } from './add-invoices.ts'
import { quoteDocument } from './quote-document.ts'
import { fault, missing, sendPdf } from './send-pdf.ts'

export function addDocuments(app: FastifyInstance, deps: Deps, makeCtx: MakeCtx): void {
  const { config } = deps
  addInvoices(app, deps, makeCtx)
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
        return sendPdf(reply, `${words.quoting.file()}-${day}`, pdf)
      },
    )
}
