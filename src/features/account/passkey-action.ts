// What the forms of passkeys do: the browser makes a key between two calls; without scripts it cannot.
import { redirect } from 'react-router'
import { z } from 'zod'
import { currentPasswordSchema } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import { passkeyNameSchema, removePasskeyInput, renamePasskeyInput } from '#contract/passkeys.ts'
import { paths } from '#contract/paths.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { makePasskey } from '#src/lib/passkey.ts'
import { type AccountAnswer, type Done, doneAddress } from './account-answer.ts'
import { answerTo, type Door, runForm } from './run-form.ts'

const to = (done: Done) => redirect(doneAddress(paths.accountSecurity, done), 303)
const newPasskey = z.strictObject({ name: passkeyNameSchema, password: currentPasswordSchema })

export async function passkeyAction(
  form: FormData,
  { write, inBrowser }: Pick<Door, 'write' | 'inBrowser'>,
): Promise<AccountAnswer | Response> {
  const { account } = write
  const id = Number(formText(form, 'id'))
  switch (formText(form, 'intent')) {
    case 'passkey-rename':
      return runForm(
        {
          form,
          schema: renamePasskeyInput,
          typed: { id, ...formTexts(form, ['name']) },
          call: (input) => account.renamePasskey(input),
          done: () => to('passkey_renamed'),
        },
        inBrowser,
      )
    case 'passkey-remove':
      return runForm(
        {
          form,
          schema: removePasskeyInput,
          typed: { id, ...formTexts(form, ['password']) },
          call: (input) => account.removePasskey(input),
          done: () => to('passkey_removed'),
        },
        inBrowser,
      )
    default:
      if (!inBrowser) return { ...answerTo(form), passkeyFault: 'scripts' }
      return runForm(
        {
          form,
          schema: newPasskey,
          typed: formTexts(form, ['name', 'password']),
          call: async ({ name, password }) => {
            const begun = await account.beginPasskey({ password })
            if (!begun.ok) return begun
            const made = await makePasskey(begun.options)
            if (!made.ok) return refuse('invalid_passkey', { fault: made.fault })
            return account.addPasskey({ name, ...made.answer })
          },
          done: ({ recoveryCodes }) =>
            recoveryCodes.length > 0 ? { recoveryCodes } : to('passkey'),
        },
        inBrowser,
      )
  }
}
