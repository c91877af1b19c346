// What is done to the products that were ticked: asked once more with their number, then done.
import { redirect } from 'react-router'
import { adminBulkInput, type AdminBulkInput } from '#contract/product-desk.ts'
import { productDeskView } from '#contract/product-desk-view.ts'
import { paths } from '#contract/paths.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'

export interface ProductsAnswer {
  /** What would be done, to be confirmed. */
  ask?: AdminBulkInput
  /** Nothing was ticked. */
  nothing?: boolean
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

export async function productsAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ProductsAnswer | Response> {
  const form = await request.formData()
  const ids = [...new Set(form.getAll('id').map(Number))]
  if (ids.length === 0) return { nothing: true }
  const act = formText(form, 'act')
  const category = act === 'category' ? formText(form, 'category') : null
  const input = adminBulkInput.safeParse({ ids, act, category })
  if (!input.success) throw new Response(null, { status: 400 })
  if (formText(form, 'confirmed') !== '1') return { ask: input.data }
  const outcome = await asked(write.catalogue.adminBulk(input.data), { inBrowser })
  if (typeof outcome === 'string') return { ask: input.data, unsaved: outcome }
  const view = productDeskView(new URL(request.url).searchParams)
  return redirect(paths.adminProducts(view, String(outcome.changed)), 303)
}
