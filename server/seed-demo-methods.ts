// Gives a demo shop ways to pay that say that they are none; where there are any, none is added.
import { demoPaymentMethods } from '#demo/payment-methods.ts'
import { PaymentMethod } from './domains/billing/payment-method.entity.ts'
import type { Em } from './platform/orm.ts'

const BEGINNING = new Date('2020-01-01T00:00:00Z')

export async function seedDemoMethods(em: Em, brandName: string): Promise<void> {
  if ((await em.count(PaymentMethod, {})) > 0) return
  await em.insertMany(
    PaymentMethod,
    demoPaymentMethods(brandName).map((method, place) => ({
      ...method,
      instructions: { es: '', en: '', it: '', pt: '' },
      position: place * 10,
      active: true,
      demo: true,
      updatedAt: BEGINNING,
    })),
  )
}
