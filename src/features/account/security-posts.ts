// What the forms of security do: password, sessions, second factor, passkeys.
import { redirect } from 'react-router'
import { z } from 'zod'
import { changePasswordInput, endSessionInput } from '#contract/account.ts'
import { currentPasswordSchema } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import { passkeyNameSchema, removePasskeyInput, renamePasskeyInput } from '#contract/passkeys.ts'
import { paths } from '#contract/paths.ts'
import {
  confirmTotpInput,
  disableTotpInput,
  enrolTotpInput,
  renewRecoveryCodesInput,
  type TotpEnrolment,
  totpEnrolmentSchema,
} from '#contract/second-factor.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import { formText } from '#src/lib/form-text.ts'
import { makePasskey } from '#src/lib/passkey.ts'
import { type Done, doneAddress } from './account-done.ts'
import { type AccountAnswer, accountFields as fields } from './account-fields.ts'

const to = (done: Done) => () => redirect(doneAddress(paths.accountSecurity, done), 303)

/** What the page was given before, carried by its form; anything else counts as nothing. */
function enrolmentOf(text: string): TotpEnrolment | null {
  try {
    return totpEnrolmentSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The browser makes a key between two calls; without scripts it cannot. */
async function addPasskey(
  { name, password }: { name: string; password: string },
  { write: { account }, inBrowser }: PageContext,
) {
  if (!inBrowser) return refuse('invalid_passkey', { fault: 'scripts' as const })
  const begun = await account.beginPasskey({ password })
  if (!begun.ok) return begun
  const made = await makePasskey(begun.options)
  if (!made.ok) return refuse('invalid_passkey', { fault: made.fault })
  return account.addPasskey({ name, ...made.answer })
}

export const securityPosts: Posts<AccountAnswer> = (page) => {
  const { account } = page.write
  const confirm = post({
    fields: fields.confirm,
    schema: confirmTotpInput,
    call: (input) => account.confirmTotp(input),
    done: ({ recoveryCodes }) => ({ recoveryCodes }),
  })
  return {
    password: post({
      fields: fields.password,
      schema: changePasswordInput,
      call: (input) => account.changePassword(input),
      done: to('password'),
    }),
    'end-session': post({
      fields: fields['end-session'],
      schema: endSessionInput,
      call: (input) => account.endSession(input),
      done: to('session'),
    }),
    'end-others': post({
      fields: fields['end-others'],
      schema: z.object({}),
      call: () => account.endOtherSessions(),
      done: to('sessions'),
    }),
    enrol: post({
      fields: fields.enrol,
      schema: enrolTotpInput,
      call: (input) => account.enrolTotp(input),
      done: ({ secret, uri, qr }) => ({ enrolment: { secret, uri, qr } }),
    }),
    confirm: async (form) => {
      const answer: AccountAnswer | Response = await confirm(form, page)
      // Until the code fits, the key stays in sight.
      const enrolment = enrolmentOf(formText(form, 'enrolment'))
      return answer instanceof Response || answer.recoveryCodes || !enrolment
        ? answer
        : { ...answer, enrolment }
    },
    codes: post({
      fields: fields.codes,
      schema: renewRecoveryCodesInput,
      call: (input) => account.renewRecoveryCodes(input),
      done: ({ recoveryCodes }) => ({ recoveryCodes }),
    }),
    disable: post({
      fields: fields.disable,
      schema: disableTotpInput,
      call: (input) => account.disableTotp(input),
      done: to('totp_off'),
    }),
    'passkey-add': post({
      fields: fields['passkey-add'],
      schema: z.strictObject({ name: passkeyNameSchema, password: currentPasswordSchema }),
      call: (input) => addPasskey(input, page),
      done: ({ recoveryCodes }) => (recoveryCodes.length > 0 ? { recoveryCodes } : to('passkey')()),
    }),
    'passkey-rename': post({
      fields: fields['passkey-rename'],
      schema: renamePasskeyInput,
      call: (input) => account.renamePasskey(input),
      done: to('passkey_renamed'),
    }),
    'passkey-remove': post({
      fields: fields['passkey-remove'],
      schema: removePasskeyInput,
      call: (input) => account.removePasskey(input),
      done: to('passkey_removed'),
    }),
  }
}
