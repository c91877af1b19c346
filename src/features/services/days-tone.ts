// The colour of a service's delivery time (specification §9).
import type { Tone } from '#src/ui/badge.tsx'

/** Up to five days blue, up to fourteen green, otherwise amber. */
export const daysTone = (maxDays: number): Tone =>
  maxDays <= 5 ? 'sea' : maxDays <= 14 ? 'leaf' : 'honey'
