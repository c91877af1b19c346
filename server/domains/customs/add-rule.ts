// Adds a version of a regime; what was there stays, and the newer one counts from its first day on.
import type { AdminAddCustomsRuleInput, AdminAddCustomsRuleOutcome } from '#contract/customs.ts'
import { refuse } from '#contract/outcome.ts'
import { customsRuleFaults } from '#domain/customs-check.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { lockTable } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'
import { CustomsRuleEntry } from './customs-rule.entity.ts'
import { rowOfRule } from './customs-rule.view.ts'
import { forgetCustomsBook } from './customs.queries.ts'

/** Whoever adds a rule waits here for whoever is adding one, and then sees it; readers do not wait. */
async function findNewest(em: Em, { country, regime }: CustomsRule): Promise<number | null> {
  await lockTable(em, 'customs_rule')
  const last = { orderBy: { id: 'desc' }, disableIdentityMap: true } as const
  return (await em.findOne(CustomsRuleEntry, { country, regime }, last))?.id ?? null
}

export async function addCustomsRule(
  ctx: Ctx & { user: CurrentUser },
  { rule, basedOn }: AdminAddCustomsRuleInput,
): Promise<AdminAddCustomsRuleOutcome> {
  const faults = customsRuleFaults(rule)
  if (faults.length > 0) return refuse('customs_rule_faulty', { faults })
  if ((await findNewest(ctx.em, rule)) !== basedOn) return refuse('changed_meanwhile')
  const id = await ctx.em.insert(CustomsRuleEntry, {
    ...rowOfRule(rule),
    builtInKey: null,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  await audit(ctx, {
    actorId: ctx.user.id,
    action: 'customs.addRule',
    object: `customs_rule:${id}`,
    details: { regime: rule.regime, from: rule.validFrom, to: rule.validTo },
  })
  forgetCustomsBook(ctx)
  return { ok: true, id }
}
