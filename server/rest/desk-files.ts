// The lists of desks that can be had as CSV files, one row each.
import { viewOfAddress } from '#contract/list-view.ts'
import { paths } from '#contract/paths.ts'
import { deskFilterSchema } from '#contract/product-desk.ts'
import type { createCaller } from '#server/trpc/router.ts'

export interface FilePiece {
  columns: string[]
  /** Neither quoted nor made safe for spreadsheets yet. */
  rows: readonly string[][]
  nextAfter: number | null
}

interface DeskFile {
  path: string
  /** The desk, whose page tells others than admins why they get no file. */
  desk: string
  /** The beginning of the file's name; the day follows. */
  name: string
  read: (
    caller: ReturnType<typeof createCaller>,
    /** The `nextAfter` of the piece before; at first 0. */
    after: number,
    asked: { query: URLSearchParams; publicUrl: string },
  ) => Promise<FilePiece>
}

export const DESK_FILES: readonly DeskFile[] = [
  {
    path: paths.adminProductsCsv,
    desk: paths.adminProducts,
    name: 'products',
    read: ({ catalogue }, after, { query }) =>
      catalogue.adminExport({ ...viewOfAddress(deskFilterSchema, query), after }),
  },
  {
    path: paths.adminSubscribersCsv,
    desk: paths.adminSubscribers,
    name: 'newsletter',
    read: async ({ newsletter }, after, { publicUrl }) => {
      const { rows, nextAfter } = await newsletter.adminExport({ after })
      return {
        columns: ['email', 'language', 'since', 'confirmed', 'unsubscribe'],
        rows: rows.map(({ email, locale, since, confirmedAt, leavePath }) => [
          email,
          locale,
          since,
          confirmedAt ?? '',
          publicUrl + leavePath,
        ]),
        nextAfter,
      }
    },
  },
]
