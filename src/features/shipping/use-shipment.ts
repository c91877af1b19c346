// The state of a shipment being typed: the answer follows each key, the address follows when the hands rest.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CustomsRules } from '#contract/customs.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import type { computeShipment, ShipmentAnswer } from './compute-shipment.ts'

type Compute = typeof computeShipment

/** Milliseconds without a key after which the address is brought up to date. */
const REST = 600

export interface LoadedShipment {
  view: ShipmentView
  /** Null: the tariff could not be had. */
  tariff: Tariff | null
  /** Rules of the destination's country; null: none are known, or they could not be had. */
  customs?: CustomsRules | null
  answer: ShipmentAnswer | null
  /** The address asked for a place that is not served: the default one stands in for it. */
  unserved?: boolean
}

export interface ShipmentState {
  view: ShipmentView
  answer: ShipmentAnswer | null
  /** The tariff or the code that computes did not come. */
  failed: boolean
  /** Nobody has chosen a destination since the address asked for one that is not served. */
  unserved: boolean
  change: (next: ShipmentView) => void
}

/** `addressOf` is the page's own address of a shipment. */
export function useShipment(
  loaded: LoadedShipment,
  addressOf: (view: ShipmentView) => string,
): ShipmentState {
  const navigate = useNavigate()
  const [view, setView] = useState(loaded.view)
  const [answer, setAnswer] = useState(loaded.answer)
  const [unserved] = useState(loaded.unserved ?? false)
  const [broken, setBroken] = useState(false)
  const compute = useRef<Compute | null>(null)
  const latest = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { tariff, customs = null } = loaded

  const answerTo = (next: ShipmentView, from: Tariff | null) => {
    if (!from || !compute.current) return
    setAnswer(compute.current(next, from, customs))
    setBroken(false)
  }

  const change = (next: ShipmentView) => {
    const isElsewhere = next.destination !== latest.current.destination
    latest.current = next
    setView(next)
    if (compute.current) answerTo(next, tariff)
    else
      import('./compute-shipment.ts').then(
        (module) => {
          compute.current = module.computeShipment
          answerTo(latest.current, tariff)
        },
        () => setBroken(true),
      )
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void navigate(addressOf(latest.current), { replace: true, preventScrollReset: true }),
      isElsewhere ? 0 : REST,
    )
  }

  useEffect(() => {
    // The tariff of another destination has come: what was typed meanwhile counts.
    if (latest.current !== loaded.view) answerTo(latest.current, tariff)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new tariff asks for this; every key has its own answer
  }, [tariff])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    view,
    answer,
    failed: broken || tariff === null,
    unserved: unserved && view.destination === '',
    change,
  }
}
