// What a form on the cart page gets back: the change, a refusal, or null when no answer came.
import type { useFetcher } from 'react-router'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import type { CartOutcome } from './cart-outcome.ts'

export interface CartAnswer {
  outcome: CartOutcome | null
}
export type CartFetcher = ReturnType<typeof useFetcher<CartAnswer>>

/** What went wrong, in words; nothing while all is well. */
export const faultText = (
  data: CartAnswer | undefined,
  texts: TranslationFunctions,
): string | null => {
  if (!data || data.outcome?.ok) return null
  return data.outcome ? texts.errors[data.outcome.code]() : texts.cart.notice.failed()
}
