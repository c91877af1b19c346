// Which questions make a difference under a country's rules: the form asks no other.
import type { CustomsRule } from '#domain/customs-rule.ts'

export interface Asked {
  origin: boolean
  mode: boolean
  units: boolean
  boxes: boolean
  programme: boolean
}

export function askedBy(rules: readonly CustomsRule[]): Asked {
  const whens = rules.map(({ data }) => data.when)
  return {
    origin: whens.some(({ origins, notOrigins }) => origins || notOrigins),
    mode: whens.some(({ modes }) => modes),
    units: whens.some(({ upToUnits }) => upToUnits),
    boxes: rules.some(({ data }) => data.steps.some(({ charge }) => charge.by === 'box')),
    programme: whens.some(({ programme }) => programme),
  }
}
