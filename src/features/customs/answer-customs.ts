// The answer to a typed question; the same function at the first view and at every key.
import type { CustomsView } from '#contract/customs-view.ts'
import type { CustomsRules } from '#contract/customs.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import { type CustomsEstimate, type CustomsInput, estimateCustoms } from '#domain/customs.ts'
import { type CustomsFaults, readCustomsForm } from './read-customs-form.ts'

export interface CustomsAnswer {
  faults: CustomsFaults
  /** Null while something is missing or wrong. */
  input: CustomsInput | null
  estimate: CustomsEstimate | null
}

export function answerCustoms(view: CustomsView, { today, rules }: CustomsRules): CustomsAnswer {
  const { faults, input } = readCustomsForm(view, today)
  return { faults, input, estimate: input && estimateCustoms(compileCustoms(rules), input) }
}
