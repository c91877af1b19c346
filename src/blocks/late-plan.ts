// The planner's answer: what the server drew stands until somebody is there to turn a box.
import { firstTouch } from '#src/lib/first-touch.ts'
import { latePart } from '#src/lib/late-part.ts'

export const latePlan = latePart(firstTouch(), async () => {
  const module = await import('#src/features/packing/plan-result.tsx')
  return module.PlanResult
})
