// What a plain form post did, told on the page it was answered with.
import { useSearchParams } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'

/** The address may say anything: only what the dictionaries know is shown. */
export function PlainNotice() {
  const { cart: t, errors } = useTexts()
  const [query] = useSearchParams()
  const problem = query.get('problem') ?? ''
  const notice = query.get('notice') ?? ''
  const refused = [
    'product_not_found',
    'not_sold_here',
    'out_of_stock',
    'not_carried',
    'cart_full',
    'cart_empty',
    'cart_changed',
    'too_many_requests',
  ] as const
  const told = [
    'added',
    'quantity_updated',
    'removed',
    'cleared',
    'limited_by_stock',
    'repaired',
  ] as const
  const code = refused.find((known) => known === problem)
  const done = told.find((known) => known === notice)
  if (code) return <Notice tone="error">{errors[code]()}</Notice>
  if (!done) return null
  const warns = done === 'limited_by_stock' || done === 'repaired'
  return <Notice tone={warns ? 'warn' : 'success'}>{t.notice[done]()}</Notice>
}
