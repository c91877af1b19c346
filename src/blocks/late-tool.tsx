// Form and answer of calculator and quote: what the server drew leads and posts by itself, its code comes at the first touch.
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import type { ShipmentToolProps } from '#src/features/shipping/shipment-tool.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { firstTouch } from '#src/lib/first-touch.ts'
import { latePart } from '#src/lib/late-part.ts'
import { lateAnswer } from './late-answer.ts'

const lateTool = latePart(firstTouch(), async () => {
  const module = await import('#src/features/shipping/shipment-tool.tsx')
  return module.ShipmentTool
})

export async function loadTool({ request, context }: LoaderFunctionArgs) {
  const [{ loadShipment }] = await Promise.all([
    import('#src/features/shipping/load-shipment.ts'),
    lateTool.ready(),
  ])
  const loaded = await loadShipment(request, context.get(pageContext), lateAnswer.ready)
  return data(loaded, { status: loaded.tariff ? 200 : 503 })
}

export function LateTool(props: Omit<ShipmentToolProps, 'late'>) {
  return (
    <Suspense>
      <lateTool.Part {...props} late={lateAnswer} />
    </Suspense>
  )
}
