// What a checkout that goes well never shows: its code comes with the answer it is shown for, never where there is no line.
import { latePart } from '#src/lib/late-part.ts'

const atOnce = () => Promise.resolve()

export const refusalNotice = latePart(atOnce, async () => {
  const module = await import('./refusal-notice.tsx')
  return module.RefusalNotice
})

export const noWay = latePart(atOnce, async () => {
  const module = await import('./no-way.tsx')
  return module.NoWay
})

/** Only where a kept quote is ordered. */
export const keptNotice = latePart(atOnce, async () => {
  const module = await import('./kept-notice.tsx')
  return module.KeptNotice
})
