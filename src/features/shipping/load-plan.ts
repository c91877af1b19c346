// What the planner loads: the typed pieces, where they can go, the shop's cartons, and the plan once it can be made.
import type { PackingBoxView } from '#contract/packing.ts'
import type { PlanOutput } from '#contract/packing-plan.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { loadTyped } from './load-typed.ts'
import { readParcels } from './read-parcels.ts'

/** One piece has nothing to be put together with. */
const LEAST_ROWS = 2

/** Without a plan the form still stands; `failed` says that there should be one. */
export async function loadPlan(request: Request, page: PageContext) {
  const { read } = page
  const { to: destination, ...typed } = await loadTyped(request, page, LEAST_ROWS)
  const asked = readParcels(typed.view, typed.products)
  const [boxes, plan] = await Promise.all([
    read.packing.boxes().catch((): PackingBoxView[] => []),
    asked.state === 'read'
      ? read.packing
          .plan({ destination, parcels: asked.parcels })
          .catch((): PlanOutput | null => null)
      : null,
  ])
  return {
    ...typed,
    boxes,
    asked,
    plan: plan?.ok ? plan : null,
    failed: asked.state === 'read' && !plan?.ok,
  }
}

export type LoadedPlan = Awaited<ReturnType<typeof loadPlan>>
