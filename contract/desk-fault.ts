// Schema of what broke in an admin's browser while a desk was drawn.
import { z } from 'zod'
import { blockText, lineText } from './texts.ts'

export const deskFaultInput = z.strictObject({
  /** What the admin was shown to quote. */
  id: z.uuid(),
  message: lineText().max(500),
  stack: blockText().max(2000),
  path: lineText().max(200),
})
export const deskFaultOutput = z.object({ ok: z.literal(true) })
