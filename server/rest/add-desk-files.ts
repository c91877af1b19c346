// The endpoints of desks' lists as files: rows leave while the next ones are read, for whoever may see the list.
import type { FastifyInstance } from 'fastify'
import { safeCell } from '#domain/spreadsheet-cell.ts'
import { publicUrlOf } from '#server/config.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { DESK_FILES, type FilePiece } from './desk-files.ts'
import { sendCsv } from './send-csv.ts'

type Ask = (after: number) => Promise<FilePiece>

async function* rowsOf(first: FilePiece, ask: Ask): AsyncGenerator<string[]> {
  yield first.columns
  for (let piece = first; ; piece = await ask(piece.nextAfter)) {
    for (const row of piece.rows) yield row.map(safeCell)
    if (piece.nextAfter === null) return
  }
}

export function addDeskFiles(app: FastifyInstance, makeCtx: MakeCtx): void {
  for (const { path, desk, name, read } of DESK_FILES)
    app.get(path, async (request, reply) => {
      const ctx = await makeCtx(request, reply)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      // The page's own gate knows what to say to whom.
      if (!ctx.user?.isAdmin) return reply.redirect(desk, 303)
      const [, query = ''] = request.url.split('?', 2)
      const asked = { query: new URLSearchParams(query), publicUrl: publicUrlOf(ctx.config) }
      const caller = createCaller(ctx)
      const ask: Ask = (after) => read(caller, after, asked)
      // A refusal is answered as one; once rows are on their way, only a broken file can tell.
      const first = await ask(0)
      return sendCsv(reply, name, ctx.now, rowsOf(first, ask))
    })
}
