// What the tests of the product desk share: a shop with an admin, and a form as it was drawn.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { ProductDraft } from '#contract/product-draft.ts'
import { openAccountShop } from './account-shop.ts'

export async function openProductDesk() {
  const shop = await openAccountShop()
  const boss = await shop.register('jefa')
  await shop.sql('update app_user set is_admin = true where id = ?', [boss.user.id])
  const desk = () => boss.call.catalogue
  const product = (id: number): Promise<AdminProduct> => desk().adminProduct({ id })
  /** Sends a form that was drawn as `drawn`, with some of its parts typed over. */
  const save = (drawn: AdminProduct, typed: Partial<ProductDraft>) =>
    desk().adminSave({ id: drawn.id, seen: drawn.seen, draft: { ...drawn.draft, ...typed } })
  const acts = () =>
    shop.sql<{ action: string; object: string; details: object }>(
      `select action, object, details from audit_entry where action like 'products.%' order by id`,
    )
  return { shop, boss, desk, product, save, acts }
}
