// The state of a shipment being typed: the answer follows each key, the address follows when the hands rest.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CustomsRules } from '#contract/customs.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import type { computeShipment, LandedTariff, ShipmentAnswer } from './compute-shipment.ts'

type Compute = typeof computeShipment

/** Milliseconds without a key after which the address is brought up to date. */
const REST = 600

export interface LoadedShipment {
  view: ShipmentView
  /** The shop's products in it, as the shop knows them. */
  products?: readonly PackedProduct[]
  /** Null: the tariff could not be had. */
  tariff: LandedTariff | null
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
  products: readonly PackedProduct[]
  change: Change
}

/** `found` are products that the shipment begins to hold. */
export type Change = (next: ShipmentView, found?: readonly PackedProduct[]) => void

/** `addressOf` is the page's own address of a shipment. */
export function useShipment(
  loaded: LoadedShipment,
  addressOf: (view: ShipmentView) => string,
  /** Fetches what draws the answer. */
  drawn: () => Promise<void>,
): ShipmentState {
  const navigate = useNavigate()
  const [view, setView] = useState(loaded.view)
  const [answer, setAnswer] = useState(loaded.answer)
  const [unserved] = useState(loaded.unserved ?? false)
  const [broken, setBroken] = useState(false)
  const compute = useRef<Compute | null>(null)
  const latest = useRef(view)
  const known = useRef(loaded.products ?? [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { tariff, customs = null } = loaded

  const answerTo = (next: ShipmentView, from: LandedTariff | null) => {
    if (!from || !compute.current) return
    setAnswer(compute.current(next, from, customs, known.current))
    setBroken(false)
  }

  const change: Change = (next, found = []) => {
    if (found.length > 0) known.current = [...known.current, ...found]
    const isElsewhere = next.destination !== latest.current.destination
    latest.current = next
    setView(next)
    if (compute.current) answerTo(next, tariff)
    else
      Promise.all([import('./compute-shipment.ts'), drawn()]).then(
        ([module]) => {
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
    products: known.current,
    change,
  }
}
