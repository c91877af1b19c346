// The picture of each service, the same on every page, and no two that are compared alike.
import type { Service } from '#domain/shipping-services.ts'
import type { IconName } from './icon-paths.ts'

export const SERVICE_ICONS: Record<Service, IconName> = {
  air: 'plane',
  sea: 'ship',
  courier: 'truck',
  vehicle: 'car',
  furniture: 'sofa',
  consolidation: 'box',
  mailbox: 'map-pin',
}
