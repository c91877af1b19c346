// One of the forms of one's account, with the words they share.
import type { PasskeyFault } from '#src/lib/passkey.ts'
import type { Refusal } from '#src/lib/form/answer.ts'
import type { Fields, StoredOf } from '#src/lib/form/kind.ts'
import { usePersonWords } from '#src/lib/form/person-words.ts'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { type AccountAnswer, accountFields, type AccountIntent } from './account-fields.ts'

interface More<F extends Fields> {
  stored?: StoredOf<F> | undefined
  words?: object
  hidden?: Readonly<Record<string, string | number>>
}

/** `fields`: of a form that stands in no table of them. */
export function useFieldsForm<F extends Fields>(
  intent: string,
  fields: F,
  answer: AccountAnswer | undefined,
  { stored, words, hidden = {} }: More<F> = {},
) {
  const { account: t, auth } = useTexts()
  const shared = usePersonWords()
  const current = { password: t.password.current, currentPassword: t.password.current }
  /** No passkey was made, and why. */
  const say = (refused: Refusal & { fault?: PasskeyFault | 'scripts' }) =>
    refused.fault && auth.passkeyFaults[refused.fault]()
  return usePostForm({
    fields,
    at: { wrong_password: 'currentPassword' in fields ? 'currentPassword' : 'password' },
    intent,
    answer,
    hidden,
    stored,
    say,
    words: { ...shared, ...current, ...words },
  })
}

export const useAccountForm = <Intent extends AccountIntent>(
  intent: Intent,
  answer: AccountAnswer | undefined,
  more: More<(typeof accountFields)[Intent]> = {},
) => useFieldsForm(intent, accountFields[intent], answer, more)
