// The procedures of the exchange rates' desk, for admins only.
import {
  adminChooseBolivarInput,
  adminDecideRateInput,
  adminDecideRateOutput,
  adminEndOverrideInput,
  adminOverrideRateInput,
  adminOverrideRateOutput,
  adminRatesOutput,
  rateDoneOutput,
} from '#contract/currency-desk.ts'
import { admin } from '#server/trpc/init.ts'
import { chooseBolivar } from './choose-bolivar.ts'
import { decideReading } from './decide-reading.ts'
import { endOverride, overrideRate } from './override-rate.ts'
import { viewRatesDesk } from './view-rates-desk.ts'

export const rateDeskProcedures = {
  adminRates: admin.output(adminRatesOutput).query(({ ctx }) => viewRatesDesk(ctx)),
  adminDecide: admin
    .input(adminDecideRateInput)
    .output(adminDecideRateOutput)
    .mutation(({ ctx, input }) => decideReading(ctx, input)),
  adminOverride: admin
    .input(adminOverrideRateInput)
    .output(adminOverrideRateOutput)
    .mutation(({ ctx, input }) => overrideRate(ctx, input)),
  adminEndOverride: admin
    .input(adminEndOverrideInput)
    .output(rateDoneOutput)
    .mutation(({ ctx, input }) => endOverride(ctx, input)),
  adminChooseBolivar: admin
    .input(adminChooseBolivarInput)
    .output(rateDoneOutput)
    .mutation(({ ctx, input }) => chooseBolivar(ctx, input)),
}
