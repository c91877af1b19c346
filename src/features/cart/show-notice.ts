// Tells what became of a change to the cart in a toast; null means that no answer came.
import type { Locale } from '#domain/vocabulary.ts'
import { errorText } from '#src/lib/error-text.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import type { CartOutcome } from './cart-outcome.ts'

export async function showNotice(outcome: CartOutcome | null, locale: Locale): Promise<void> {
  await loadTexts(locale, ['cart', 'errors'])
  const { cart: t, errors } = textsOf(locale)
  const closeLabel = t.closeNotice()
  if (!outcome) return showToast({ title: t.notice.failed(), tone: 'error', closeLabel })
  if (!outcome.ok)
    return showToast({ title: errorText(outcome, errors, locale), tone: 'error', closeLabel })
  const { notice } = outcome
  if (!notice) return
  const tone = notice === 'limited_by_stock' || notice === 'repaired' ? 'warn' : 'success'
  showToast({ title: t.notice[notice](), tone, closeLabel })
}
