// Writes down that a list left the shop as a file; nobody downloads one who was not asked lately who they are.
import type { z } from 'zod'
import type { adminExportListInput, adminExportListOutput } from '#contract/audit.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'

export async function exportList(
  ctx: Ctx & { user: CurrentUser },
  { list }: z.output<typeof adminExportListInput>,
): Promise<z.infer<typeof adminExportListOutput>> {
  const entry = { action: 'admin.exportList', object: `list:${list}`, details: {} }
  await audit(ctx, { actorId: ctx.user.id, ...entry })
  return { ok: true }
}
