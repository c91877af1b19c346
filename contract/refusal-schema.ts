// Refusals as schemas, so that a procedure's output lists every no it can answer.
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The schema of one refusal: its code and whatever the page needs to explain it. */
export const refusalSchema = <
  const C extends ErrorCode,
  S extends z.ZodRawShape = Record<never, never>,
>(
  code: C,
  details?: S,
) => z.object({ ok: z.literal(false), code: z.literal(code), ...(details ?? ({} as S)) })
