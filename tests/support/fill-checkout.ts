// Fills the Spanish checkout page as a guest would, by the words beside the fields.
import type { Page } from 'playwright'
import { ADDRESS } from './checkout-form.ts'

interface Guest {
  email: string
  service?: 'Aéreo' | 'Marítimo'
  note?: string
  pay?: 'Pago Móvil'
}

export async function fillCheckout(
  page: Page,
  { email, service, note, pay }: Guest,
): Promise<void> {
  const shipping = page.locator('#checkout-shipping')
  const field = (label: string) => shipping.getByLabel(label, { exact: true }).first()
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email)
  await field('Nombre y apellido').fill(ADDRESS.fullName)
  await field('Teléfono').fill(ADDRESS.phone)
  await field('Estado').selectOption(ADDRESS.state)
  await field('Ciudad').fill(ADDRESS.city)
  await field('Dirección').fill(ADDRESS.line1)
  if (service) await page.getByRole('radio', { name: service }).check()
  if (pay) await page.getByRole('radio', { name: pay }).check()
  if (note) await page.getByLabel('Indicaciones para la entrega').fill(note)
}

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Realizar pedido' })
