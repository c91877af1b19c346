// Whose boxes are drawn: the service somebody chose, else the one whose boxes save most.
import type { PlannedService, PlanOutput } from '#contract/packing-plan.ts'
import type { PricedService } from '#domain/shipping-services.ts'

export type Plan = Extract<PlanOutput, { ok: true }>

const savingOf = ({ comparison }: PlannedService): number => comparison?.savingCents ?? -1

export function chosenService(plan: Plan, show: PricedService | null): PlannedService | null {
  const boxed = plan.plans.filter(
    (each): each is PlannedService => each.refused === null && each.parcels !== null,
  )
  const best = [...boxed].sort((a, b) => savingOf(b) - savingOf(a))[0]
  return boxed.find(({ service }) => service === show) ?? best ?? null
}
