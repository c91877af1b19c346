// A way to pay as its form at the desk sends it.
import type { TypedMethod } from '#contract/payment-methods.ts'

/** Zelle under a name of its own, after all others. */
export const typedMethod = (changes: Partial<TypedMethod> = {}): TypedMethod => ({
  id: null,
  kind: 'zelle',
  name: 'Otra',
  details: { holder: 'Puente LLC', email: 'cobros@shop.example' },
  active: true,
  position: '100',
  ...changes,
})
