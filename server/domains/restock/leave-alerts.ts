// Ends all open alerts of an address, by the key of a mail that went to it; clicked twice, it is said twice.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { leaveRestockInput, leaveRestockOutput } from '#contract/restock.ts'
import type { Ctx } from '#server/ctx.ts'
import { idNamedBy, isSignedId } from '#server/platform/signed-id.ts'
import { endAlerts } from './forget-alerts.ts'
import { RestockAlert } from './restock-alert.entity.ts'
import { leavePurpose } from './restock-path.ts'

export async function leaveAlerts(
  { em, config }: Ctx,
  { token }: z.output<typeof leaveRestockInput>,
): Promise<z.infer<typeof leaveRestockOutput>> {
  const id = idNamedBy(token)
  const row =
    id === null ? null : await em.findOne(RestockAlert, { id }, { disableIdentityMap: true })
  if (!row || !isSignedId(config.secret, row.id, leavePurpose(row), token))
    return refuse('invalid_token')
  await endAlerts(em, { email: row.email })
  return { ok: true, email: row.email }
}
