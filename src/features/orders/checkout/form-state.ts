// What the parts of the checkout know of the form: the values to begin with and what is wrong with them.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'

export interface FormState {
  valueOf: (name: string) => string
  /** The fault of a field in words. */
  faultOf: (name: string) => string | undefined
}

export const fieldId = (name: string) => `checkout-${name.replace('.', '-')}`

/** After an answer exactly what was typed; before it what is known of the person. */
export function useFormState(answer: CheckoutAnswer | undefined): FormState {
  const { user } = useFacts()
  const { faults } = useTexts()
  const known: Record<string, string> = user
    ? { email: user.email, 'shippingAddress.fullName': user.fullName }
    : {}
  return {
    valueOf: (name) => (answer ? answer.values[name] : known[name]) ?? '',
    faultOf: (name) => {
      const fault = answer?.faults[name]
      return fault && faults[fault]()
    },
  }
}
