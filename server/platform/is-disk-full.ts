// Tells a disk that takes nothing any more from other faults of files.
import { causesOf } from './causes.ts'

/** No room on the volume, or no more of it for this user or this process. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** On this process's own side: what the database says of its disk is told by isUnavailable. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => typeof code === 'string' && FULL.has(code))
