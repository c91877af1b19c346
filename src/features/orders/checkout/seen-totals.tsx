// What the shopper sees of each delivery goes along with the form: an order of anything else is refused.
import { Fragment } from 'react'
import type { CheckoutOption } from '#contract/checkout.ts'

export const SeenTotals = ({ options }: { options: readonly CheckoutOption[] }) =>
  options.map(({ service, totalCents, customs }) => (
    <Fragment key={service}>
      <input type="hidden" name={`total.${service}`} value={totalCents} />
      <input type="hidden" name={`customs.${service}`} value={customs.by} />
    </Fragment>
  ))
