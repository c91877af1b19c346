// The endpoint of invoices as PDF, for whoever may read them, in the language of the address.
import type { FastifyInstance } from 'fastify'
import { invoiceInput } from '#contract/invoices.ts'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { fault, missing, sendPdf } from './send-pdf.ts'
import { invoiceDocument } from './invoice-document.ts'

export function addInvoices(app: FastifyInstance, { config }: Deps, makeCtx: MakeCtx): void {
  loadAllLocales()
  for (const locale of LOCALES)
    app.get(
      localised(locale, paths.invoicePdf('', '').split('?')[0] ?? ''),
      async (request, reply) => {
        const asked = invoiceInput.safeParse(request.query)
        if (!asked.success) throw fault(404)
        const ctx = await makeCtx(request, reply, locale)
        const printed = await createCaller(ctx).billing.printInvoice(asked.data).catch(missing)
        const pdf = await invoiceDocument({
          ...printed,
          locale,
          brand: config.brandName,
          publicUrl: publicUrlOf(config),
          words: i18nObject(locale),
        })
        return sendPdf(reply, printed.invoice.number, pdf)
      },
    )
}
