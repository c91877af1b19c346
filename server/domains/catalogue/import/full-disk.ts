// Which disk stopped an import, so that whoever started it makes room on the right one.
import { causesOf } from '#server/platform/causes.ts'
import { isDiskFull } from '#server/platform/is-disk-full.ts'

/** Of this machine, where rejected rows are written; of the database. */
export type FullDisk = 'disk_full' | 'database_full'

const DATABASE_FULL = '53100'

/** Null: it was something else. */
export const fullDiskOf = (error: unknown): FullDisk | null => {
  if (isDiskFull(error)) return 'disk_full'
  return [...causesOf(error)].some(({ code }) => code === DATABASE_FULL) ? 'database_full' : null
}
