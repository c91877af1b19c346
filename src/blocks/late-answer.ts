// The answer of calculator and quote: an empty form waits without its code, and what the server drew stands until somebody is there.
import { firstTouch } from '#src/lib/first-touch.ts'
import { latePart } from '#src/lib/late-part.ts'

export const lateAnswer = latePart(firstTouch(), async () => {
  const module = await import('./shipment-answer.tsx')
  return module.ShipmentAnswer
})
