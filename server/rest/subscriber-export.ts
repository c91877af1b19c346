// The endpoint of the newsletter's confirmed addresses as a file, for whoever may see the list.
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { safeCell } from '#domain/spreadsheet-cell.ts'
import { publicUrlOf } from '#server/config.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { sendCsv } from './send-csv.ts'

type Piece = Awaited<ReturnType<ReturnType<typeof createCaller>['newsletter']['adminExport']>>

async function* rowsOf(first: Piece, ask: (after: number) => Promise<Piece>, publicUrl: string) {
  yield ['email', 'language', 'since', 'confirmed', 'unsubscribe']
  for (let piece = first; ; piece = await ask(piece.nextAfter)) {
    for (const { email, locale, since, confirmedAt, leavePath } of piece.rows)
      yield [email, locale, since, confirmedAt ?? '', publicUrl + leavePath].map(safeCell)
    if (piece.nextAfter === null) return
  }
}

export function addSubscriberExport(app: FastifyInstance, makeCtx: MakeCtx): void {
  app.get(paths.adminSubscribersCsv, async (request, reply) => {
    const ctx = await makeCtx(request, reply)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    // The page's own gate knows what to say to whom.
    if (!ctx.user?.isAdmin) return reply.redirect(paths.adminSubscribers, 303)
    const { newsletter } = createCaller(ctx)
    const ask = (after: number) => newsletter.adminExport({ after })
    const first = await ask(0)
    return sendCsv(reply, 'newsletter', ctx.now, rowsOf(first, ask, publicUrlOf(ctx.config)))
  })
}
