// Says an entry of the book in words; what no dictionary knows yet is shown by its own name.
import type { AuditRow } from '#contract/audit.ts'
import { ORDER_STATES } from '#domain/order-state.ts'
import { useTexts } from '#src/lib/texts.ts'

export function useActWords(): (entry: AuditRow) => string {
  const { audit: t, orders } = useTexts()
  const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
  const state = (value: unknown): string => {
    const known = ORDER_STATES.find((each) => each === value)
    return known ? orders.states[known]() : String(value)
  }
  return ({ action, details }) => {
    switch (action) {
      case 'users.setAdmin':
        return details['to'] === true ? t.madeAdmin() : t.unmadeAdmin()
      case 'users.endSessions':
        return t.endedSessions({ count: count(details['ended']) })
      case 'users.resetSecondFactor':
        return t.resetFactor()
      case 'orders.move':
        return t.moved({ from: state(details['from']), to: state(details['to']) })
      default:
        return t.unknown({ action })
    }
  }
}
