// How a service looks: its picture, and the colour of its delivery time (specification §9).
import type { Service } from '#domain/shipping-services.ts'
import type { Tone } from '#src/ui/badge.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'

export const SERVICE_ICONS: Record<Service, IconName> = {
  air: 'plane',
  sea: 'ship',
  courier: 'truck',
  vehicle: 'truck',
  furniture: 'box',
  consolidation: 'box',
  mailbox: 'map-pin',
}

/** Up to five days blue, up to fourteen green, otherwise amber. */
export const daysTone = (maxDays: number): Tone =>
  maxDays <= 5 ? 'sea' : maxDays <= 14 ? 'leaf' : 'honey'
