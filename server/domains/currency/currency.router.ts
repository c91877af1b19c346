// The procedures of currencies: everybody reads and chooses; admins decide, override and choose the shown series.
import {
  chooseCurrencyInput,
  chooseCurrencyOutput,
  convertInput,
  convertOutput,
  currencyListOutput,
  currencyMapOutput,
  historyInput,
  historyOutput,
  ratesOutput,
  shownRateInput,
  shownRateOutput,
} from '#contract/currency.ts'
import { anyone, costlyReader, reader, router } from '#server/trpc/init.ts'
import { chooseCurrency } from './choose-currency.ts'
import { convert } from './convert.ts'
import { listCurrencies, mapCurrencies } from './list-currencies.ts'
import { listRates, readHistory } from './list-rates.ts'
import { rateDeskProcedures } from './rate-desk.procedures.ts'
import { ratesNow, shownRate } from './rates-now.ts'

export const currencyRouter = router({
  ...rateDeskProcedures,
  list: reader.output(currencyListOutput).query(({ ctx }) => listCurrencies(ctx.locale)),
  restMap: reader.output(currencyMapOutput).query(({ ctx }) => mapCurrencies(ctx.locale)),
  convert: costlyReader
    .input(convertInput)
    .output(convertOutput)
    .query(({ ctx, input }) => convert(ctx, input)),
  /** By which rate a page shows amounts; null when only dollars are shown. */
  shownRate: reader
    .input(shownRateInput)
    .output(shownRateOutput)
    .query(async ({ ctx, input: { currency } }) =>
      currency === 'USD' ? null : shownRate(await ratesNow(ctx), currency, ctx.now),
    ),
  rates: reader.output(ratesOutput).query(({ ctx }) => listRates(ctx)),
  history: reader
    .input(historyInput)
    .output(historyOutput)
    .query(({ ctx, input }) => readHistory(ctx, input)),
  choose: anyone
    .input(chooseCurrencyInput)
    .output(chooseCurrencyOutput)
    .mutation(({ ctx, input }) => chooseCurrency(ctx, input.currency)),
})
