// The sentence for what is wrong with a field of a customs rule.
import { CUSTOMS_FAULTS, type CustomsFault } from '#domain/customs-check.ts'
import type { FieldFault } from '#contract/field-errors.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { RuleFaults } from './read-rule.ts'
import type { ErrorOf } from './source-fields.tsx'

const isRuleFault = (fault: FieldFault | CustomsFault): fault is CustomsFault =>
  CUSTOMS_FAULTS.some((known) => known === fault)

export function useRuleErrors(faults: RuleFaults): ErrorOf {
  const { customsDesk, faults: words } = useTexts()
  return (name) => {
    const fault = faults[name]
    if (!fault) return undefined
    if (isRuleFault(fault)) return customsDesk.fault[fault]()
    if (fault === 'invalid' && name.endsWith('.url')) return customsDesk.fault.url()
    return words[fault]()
  }
}
