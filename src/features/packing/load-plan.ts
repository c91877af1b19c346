// What the planner loads: the typed pieces, where they can go, the shop's cartons, and the plan once it can be made.
import type { PlanOutput } from '#contract/packing-plan.ts'
import { parsePlanner } from '#contract/parse-planner.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { readParcels } from './read-parcels.ts'

export type Plan = Extract<PlanOutput, { ok: true }>

/** Without a plan the form still stands; `failed` says that there should be one. */
export async function loadPlan(request: Request, { read, locale }: PageContext) {
  const typed = parsePlanner(new URL(request.url).searchParams, locale)
  const [destinations, here] = await Promise.all([
    read.shipping.destinations(),
    read.shipping.destination(),
  ])
  const isServed = destinations.some(({ code }) => code === typed.destination)
  const view = isServed ? typed : { ...typed, destination: '' }
  const asked = readParcels(view)
  const [boxes, plan] = await Promise.all([
    read.packing.boxes().catch(() => []),
    asked.state === 'read'
      ? read.packing
          .plan({
            destination: view.destination || here.code,
            parcels: asked.parcels,
          })
          .catch(() => null)
      : null,
  ])
  return {
    view,
    destinations,
    boxes,
    plan: plan?.ok ? plan : null,
    failed: asked.state === 'read' && !plan?.ok,
  }
}

export type LoadedPlan = Awaited<ReturnType<typeof loadPlan>>
