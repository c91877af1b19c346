// How a way to pay is written: its kind with the name it goes by.
import type { ToldMethod } from '#contract/payment-methods.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

/** `Zelle`, or `Transferencia bancaria · Banesco Panamá`. */
export const formatMethod = (
  words: Pick<TranslationFunctions['paying'], 'methods'>,
  { kind, name }: Pick<ToldMethod, 'kind' | 'name'>,
): string => [words.methods[kind](), name].filter(Boolean).join(' · ')
