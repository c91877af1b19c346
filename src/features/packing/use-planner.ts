// Keeps form and address together: faults follow each key, the plan follows when the hands rest.
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { plannerQuery, type PlannerView } from '#contract/planner-view.ts'
import { type ReadParcels, readParcels } from './read-parcels.ts'

/** Milliseconds without a key after which a plan is asked for. */
const REST = 600

export interface PlannerState {
  view: PlannerView
  read: ReadParcels
  /** A newer plan is on its way. */
  busy: boolean
  change: (next: PlannerView, atOnce?: boolean) => void
}

export const plannerAddress = (view: Partial<PlannerView>): string =>
  paths.consolidation(plannerQuery(view))

export function usePlanner(first: PlannerView): PlannerState {
  const navigate = useNavigate()
  const [view, setView] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLoading = useNavigation().state === 'loading'
  const [waiting, setWaiting] = useState(false)

  const change = (next: PlannerView, atOnce = false) => {
    setView(next)
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        setWaiting(false)
        void navigate(plannerAddress(next), { replace: true, preventScrollReset: true })
      },
      atOnce || next.destination !== view.destination ? 0 : REST,
    )
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return { view, read: readParcels(view), busy: waiting || isLoading, change }
}
