// The endpoints of desks' lists as files: rows leave while the next ones are read, for whoever may see the list.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { safeCell } from '#domain/spreadsheet-cell.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Ctx } from '#server/ctx.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { DESK_FILES, type FilePiece } from './desk-files.ts'
import { headOf } from './desk-heads.ts'
import { cellOf, DESK_LISTS, type DeskList, type ListPage } from './desk-lists.ts'
import { sendCsv } from './send-csv.ts'

type Ask = (after: number) => Promise<FilePiece>

async function* rowsOf(first: FilePiece, ask: Ask): AsyncGenerator<string[]> {
  yield first.columns
  for (let piece = first; ; piece = await ask(piece.nextAfter)) {
    for (const row of piece.rows) yield row.map(safeCell)
    if (piece.nextAfter === null) return
  }
}

type Read = (next: ListPage['next']) => Promise<ListPage>

async function* listed({ name, columns }: DeskList, locale: Locale, first: ListPage, read: Read) {
  const words = i18nObject(locale)
  yield columns.map((column) => headOf(name, column, words))
  for (let page = first; ; page = await read(page.next)) {
    for (const row of page.rows) yield columns.map((column) => safeCell(cellOf(row, column)))
    if (page.next === null) return
  }
}

/** A file has no address in each language: the page that leads here says which one is read there. */
const localeOf = (query: URLSearchParams): Locale =>
  LOCALES.find((locale) => locale === query.get('lang')) ?? LOCALES[0]

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1] ?? '')

export function addDeskFiles(app: FastifyInstance, makeCtx: MakeCtx): void {
  loadAllLocales()
  /** Null for whoever is led to the desk instead: the page's own gate knows what to say to whom. */
  const adminAt = async (request: FastifyRequest, reply: FastifyReply): Promise<Ctx | null> => {
    const ctx = await makeCtx(request, reply)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    return ctx.user?.isAdmin ? ctx : null
  }
  for (const { path, desk, name, read } of DESK_FILES)
    app.get(path, async (request, reply) => {
      const ctx = await adminAt(request, reply)
      if (!ctx) return reply.redirect(desk, 303)
      const asked = { query: queryOf(request), publicUrl: publicUrlOf(ctx.config) }
      const caller = createCaller(ctx)
      const ask: Ask = (after) => {
        ctx.em.clear()
        return read(caller, after, asked)
      }
      // A refusal is answered as one; once rows are on their way, only a broken file can tell.
      const first = await ask(0)
      return sendCsv(reply, name, ctx.now, rowsOf(first, ask))
    })
  app.get<{ Params: { domain: string; procedure: string } }>(
    paths.adminListCsv(':domain.:procedure'),
    async (request, reply) => {
      const ctx = await adminAt(request, reply)
      if (!ctx) return reply.redirect(paths.admin, 303)
      const { domain, procedure } = request.params
      const list = DESK_LISTS.get(`${domain}.${procedure}`)
      if (!list) throw Object.assign(new Error('not_found'), { statusCode: 404 })
      // Asks who sits there, and writes down that the list left the shop.
      await createCaller(ctx).admin.adminExportList({ list: list.name })
      const query = queryOf(request)
      const locale = localeOf(query)
      const view = list.viewOf(query)
      const read: Read = (next) => {
        ctx.em.clear()
        return list.read(ctx, { ...view, ...next })
      }
      const first = await read(list.first)
      return sendCsv(reply, list.file, ctx.now, listed(list, locale, first, read))
    },
  )
}
