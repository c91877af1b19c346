// The endpoint of the product list as a file: rows leave while the next ones are read, for whoever may see the list.
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { viewOfAddress } from '#contract/list-view.ts'
import { type AdminExport, deskFilterSchema } from '#contract/product-desk.ts'
import { safeCell } from '#domain/spreadsheet-cell.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { sendCsv } from './send-csv.ts'

type Ask = (after: number) => Promise<AdminExport>

async function* rowsOf(first: AdminExport, ask: Ask): AsyncGenerator<string[]> {
  yield first.columns
  for (let piece = first; ; piece = await ask(piece.nextAfter)) {
    for (const row of piece.rows) yield row.map(safeCell)
    if (piece.nextAfter === null) return
  }
}

export function addProductExport(app: FastifyInstance, makeCtx: MakeCtx): void {
  app.get(paths.adminProductsCsv, async (request, reply) => {
    const ctx = await makeCtx(request, reply)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    // The page's own gate knows what to say to whom.
    if (!ctx.user?.isAdmin) return reply.redirect(paths.adminProducts, 303)
    const [, query = ''] = request.url.split('?', 2)
    const filter = viewOfAddress(deskFilterSchema, new URLSearchParams(query))
    const { catalogue } = createCaller(ctx)
    const ask: Ask = (after) => catalogue.adminExport({ ...filter, after })
    // A refusal is answered as one; once rows are on their way, only a broken file can tell.
    const first = await ask(0)
    return sendCsv(reply, 'products', ctx.now, rowsOf(first, ask))
  })
}
