// The answer of calculator and quote: an empty form waits without its code. It stands in a part that comes at the first
// touch itself (late-tool), and then waits for nothing else.
import { latePart } from '#src/lib/late-part.ts'

export const lateAnswer = latePart(
  () => Promise.resolve(),
  async () => {
    const module = await import('./shipment-answer.tsx')
    return module.ShipmentAnswer
  },
)
