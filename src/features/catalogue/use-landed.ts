// The price at the door for another number of pieces, asked for a moment after the last change.
import { useEffect, useState } from 'react'
import type { LandedOptionView } from '#contract/landed.ts'
import { read } from '#src/lib/browser-context.ts'

/** Whoever presses «+» three times asks once. */
const PAUSE_MS = 200

interface Landed {
  options: readonly LandedOptionView[]
  /** For how many pieces they are. */
  quantity: number
  failed: boolean
}

/** `one`: the prices of one piece, which the page came with. The last answer stays until the next one is there. */
export function useLanded(id: number, one: readonly LandedOptionView[], quantity: number): Landed {
  const [landed, setLanded] = useState<Landed>({ options: one, quantity: 1, failed: false })
  useEffect(() => {
    if (quantity === 1) return
    let overtaken = false
    const timer = setTimeout(() => {
      read.catalogue.landed({ id, quantity }).then(
        (options) => overtaken || setLanded({ options, quantity, failed: false }),
        () => overtaken || setLanded((last) => ({ ...last, failed: true })),
      )
    }, PAUSE_MS)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [id, quantity])
  return quantity === 1 ? { options: one, quantity: 1, failed: false } : landed
}
