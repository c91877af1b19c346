// What the cart costs where the form says and with what it adds, asked for again a moment after either changed.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AddressView } from '#contract/account-things.ts'
import type { CheckoutQuote } from '#contract/checkout.ts'
import { read } from '#src/lib/browser-context.ts'
import { quoteAsked } from './checkout-fields.ts'

export type Quote = Extract<CheckoutQuote, { ok: true }>

/** Whoever ticks two extras asks once. */
const PAUSE_MS = 250

interface Requote {
  quote: Quote
  /** Another price is on its way. */
  busy: boolean
  /** To be called whenever anything in the form changed. */
  look: () => void
}

export function useRequote(
  form: RefObject<HTMLFormElement | null>,
  addresses: readonly AddressView[],
  first: Quote,
): Requote {
  const [asked, setAsked] = useState({ since: first, quote: first })
  const [busy, setBusy] = useState(false)
  const last = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = () => {
    if (!form.current) return
    const wanted = quoteAsked(new FormData(form.current), addresses)
    const key = JSON.stringify(wanted)
    if (key === last.current) return
    // The page came with the price of what its form begins with.
    const isFirst = last.current === ''
    last.current = key
    if (isFirst) return
    clearTimeout(timer.current)
    setBusy(true)
    timer.current = setTimeout(() => {
      read.orders.checkoutQuote(wanted).then(
        (found) => {
          if (last.current !== key) return
          setBusy(false)
          if (found.ok) setAsked({ since: first, quote: found })
        },
        // Placing the order says what it really costs.
        () => last.current === key && setBusy(false),
      )
    }, PAUSE_MS)
  }
  // An answer of the server is newer than what was asked for before it.
  return { quote: asked.since === first ? asked.quote : first, busy, look }
}
