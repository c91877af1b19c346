// What the buttons of the currency menu do: remember the choice and come back to the page they stand on.
import { redirectDocument } from 'react-router'
import { currencySchema } from '#contract/currency.ts'
import { ownPath } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** Amounts on every page change, so the whole document is asked for again. */
export async function chooseAction(
  request: Request,
  { write }: Pick<PageContext, 'write'>,
): Promise<Response> {
  const form = await request.formData()
  const currency = currencySchema.safeParse(form.get('currency'))
  if (!currency.success) throw new Response(null, { status: 400 })
  await write.currency.choose({ currency: currency.data })
  return redirectDocument(ownPath(form.get('next')), 303)
}
