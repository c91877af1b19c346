// Keeps the planner's form and address together: faults follow each key, the plan follows when the hands rest.
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import type { LoadedPlan } from './load-plan.ts'
import { type ReadParcels, readParcels } from './read-parcels.ts'
import type { Change } from './use-shipment.ts'

/** Milliseconds without a key after which a plan is asked for. */
const REST = 600

export interface PlannerState {
  view: ShipmentView
  products: readonly PackedProduct[]
  read: ReadParcels
  /** A newer plan is on its way. */
  busy: boolean
  change: Change
  /** The same without a rest. */
  ask: (next: ShipmentView) => void
}

export const plannerAddress = (view: Partial<ShipmentView>): string =>
  paths.consolidation(shipmentQuery(view))

export function usePlanner(loaded: LoadedPlan): PlannerState {
  const navigate = useNavigate()
  const [view, setView] = useState(loaded.view)
  const [products, setProducts] = useState(loaded.products)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLoading = useNavigation().state === 'loading'
  const [waiting, setWaiting] = useState(false)

  const turnTo = (next: ShipmentView, rest: number) => {
    setView(next)
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWaiting(false)
      void navigate(plannerAddress(next), { replace: true, preventScrollReset: true })
    }, rest)
  }
  const change: Change = (next, found = []) => {
    if (found.length > 0) setProducts([...products, ...found])
    turnTo(next, next.destination === view.destination ? REST : 0)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    view,
    products,
    read: readParcels(view, products),
    busy: waiting || isLoading,
    change,
    ask: (next) => turnTo(next, 0),
  }
}
