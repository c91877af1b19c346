// Says an entry of the audit log in words; what no dictionary knows yet is shown by its own name.
import { AUDIT_ACTIONS, type AuditAction, type AuditRow } from '#contract/audit.ts'
import { ORDER_STATES } from '#domain/order-state.ts'
import { BULK_ACTS } from '#contract/product-desk.ts'
import { CORRECTABLE_FIELDS, DRAFT_FIELDS } from '#domain/product-parts.ts'
import { usePartNames } from '../kit/use-part-names.ts'
import { useTexts } from '#src/lib/texts.ts'

type Key<A extends string> = A extends `${infer Domain}.${infer Action}`
  ? `${Domain}_${Action}`
  : never

/** What kind of action it is, in two or three words. */
export function useActNames(): (action: AuditAction) => string {
  const { admin } = useTexts()
  return (action) => admin.audited[action.replace('.', '_') as Key<AuditAction>]()
}

export function useActWords(): (entry: AuditRow) => string {
  const { audit: t, orders, productDesk } = useTexts()
  const partName = usePartNames()
  const nameOf = useActNames()
  const state = (value: unknown): string => {
    const known = ORDER_STATES.find((each) => each === value)
    return known ? orders.states[known]() : String(value)
  }
  return ({ action, details }) => {
    if (action === 'users.setAdmin') return details['to'] === true ? t.madeAdmin() : t.unmadeAdmin()
    if (action === 'users.endSessions') return t.endedSessions({ count: Number(details['ended']) })
    if (action === 'orders.move')
      return t.moved({ from: state(details['from']), to: state(details['to']) })
    if (action === 'products.save') {
      const fields = String(details['fields']).split(' ')
      const parts = DRAFT_FIELDS.filter((part) => fields.includes(part))
      return t.correctedParts({ parts: parts.map(partName).join(', ') })
    }
    const given = CORRECTABLE_FIELDS.find((part) => part === details['field'])
    if (action === 'products.release' && given) return t.gaveBack({ part: partName(given) })
    const act = BULK_ACTS.find((each) => each === details['act'])
    if (action === 'products.bulk' && act)
      return t.didToMany({ act: productDesk.acts[act](), count: Number(details['count']) })
    const known = AUDIT_ACTIONS.find((each) => each === action)
    return known ? nameOf(known) : t.unknown({ action })
  }
}
