// What a checkout that goes well never shows: its code comes with what it is shown for.
import { latePart } from '#src/lib/late-part.ts'

const atOnce = () => Promise.resolve()

export const faultSummary = latePart(atOnce, async () => {
  const module = await import('./fault-summary.tsx')
  return module.FaultSummary
})

export const noWay = latePart(atOnce, async () => {
  const module = await import('./no-way.tsx')
  return module.NoWay
})
