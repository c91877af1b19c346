// Turns an amount of dollars into another currency, from storage alone; it never changes what is charged.
import type { ConvertInput, ConvertOutcome } from '#contract/currency.ts'
import { refuse } from '#contract/outcome.ts'
import { CURRENCY_DIGITS } from '#domain/currencies.ts'
import { convertDollars, rateOf } from '#domain/exchange.ts'
import { rational, type Rational } from '#domain/rational.ts'
import type { Ctx } from '#server/ctx.ts'
import { ratesNow, shownRate } from './rates-now.ts'

/** `12.5` exactly; the schema has seen to it that it is plain. */
const dollarsOf = (text: string): Rational => {
  const [whole = '', decimals = ''] = text.split('.')
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

const ONE = rateOf('1')

export async function convert(
  ctx: Pick<Ctx, 'orm' | 'config' | 'now'>,
  { to, amount }: ConvertInput,
): Promise<ConvertOutcome> {
  const dollars = dollarsOf(amount)
  const amountIn = (rate = ONE) => convertDollars(dollars, rate, to) / 10 ** CURRENCY_DIGITS[to]
  if (to === 'USD')
    return {
      convertedAmount: amountIn(),
      rate: 1,
      source: 'none',
      rateSource: '',
      sandbox: false,
      valueDate: null,
      fetchedAt: null,
      ageSeconds: 0,
      stale: false,
    }
  const rate = shownRate(await ratesNow(ctx), to, ctx.now)
  if (!rate) return refuse('no_rate')
  const { kind, source, sourceName, sandbox, valueDate, fetchedAt, state } = rate
  return {
    convertedAmount: amountIn(rateOf(rate.rate)),
    rate: Number(rate.rate),
    source: kind,
    rateSource: sourceName || source,
    sandbox,
    valueDate,
    fetchedAt,
    ageSeconds: Math.floor((ctx.now.getTime() - Date.parse(valueDate)) / 1000),
    stale: state === 'stale',
  }
}
