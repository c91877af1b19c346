// What can be asked about customs by anyone, and the desk where an admin adds rules.
import {
  adminAddCustomsRuleInput,
  adminAddCustomsRuleOutput,
  adminCustomsInput,
  adminCustomsOutput,
  customsEstimateInput,
  customsEstimateOutput,
  customsRulesInput,
  customsRulesOutput,
} from '#contract/customs.ts'
import { rulesInForce } from '#domain/customs-book.ts'
import { estimateCustoms } from '#domain/customs.ts'
import { shopDay } from '#domain/shop-day.ts'
import { atOnce } from '#server/platform/at-once.ts'
import { admin, costlyReader, reader, router } from '#server/trpc/init.ts'
import { addCustomsRule } from './add-rule.ts'
import { loadCustomsBook } from './customs.queries.ts'
import { listCustomsRules } from './list-rules.ts'

export const customsRouter = router({
  rules: reader
    .input(atOnce(customsRulesInput))
    .output(atOnce(customsRulesOutput))
    .query(async ({ ctx, input: { country, day } }) => {
      const { rules, compiled } = await loadCustomsBook(ctx)
      const found =
        day === null
          ? rules.filter((rule) => rule.country === country)
          : rulesInForce(compiled, country, day).map(({ rule }) => rule)
      return { today: shopDay(ctx.now), rules: found }
    }),
  estimate: costlyReader
    .input(atOnce(customsEstimateInput))
    .output(atOnce(customsEstimateOutput))
    .query(async ({ ctx, input }) => {
      const { compiled } = await loadCustomsBook(ctx)
      const today = shopDay(ctx.now)
      return { today, estimate: estimateCustoms(compiled, { ...input, day: input.day ?? today }) }
    }),
  adminRules: admin
    .input(adminCustomsInput)
    .output(adminCustomsOutput)
    .query(({ ctx, input }) => listCustomsRules(ctx, input.country)),
  adminAddRule: admin
    .input(adminAddCustomsRuleInput)
    .output(adminAddCustomsRuleOutput)
    .mutation(({ ctx, input }) => addCustomsRule(ctx, input)),
})
