// An admin chooses which of the two bolivar rates prices are shown by, and says why.
import type { BolivarKind } from '#domain/rate-age.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { BolivarChoice } from './bolivar-choice.entity.ts'
import { forgetRates } from './rates-now.ts'

export async function chooseBolivar(
  ctx: Ctx & { user: CurrentUser },
  { kind, note }: { kind: BolivarKind; note: string },
): Promise<{ ok: true }> {
  const { em, now, user, orm } = ctx
  await em.insert(BolivarChoice, { kind, chosenBy: user.id, chosenAt: now })
  await audit(ctx, {
    actorId: user.id,
    action: 'currency.chooseBolivar',
    object: 'currency:VES',
    details: { kind, note },
  })
  forgetRates(orm)
  return { ok: true }
}
