// What the forms of security do: password, sessions, second factor; passkeys have a file of their own.
import { redirect } from 'react-router'
import { z } from 'zod'
import { changePasswordInput, endSessionInput } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import {
  confirmTotpInput,
  disableTotpInput,
  enrolTotpInput,
  renewRecoveryCodesInput,
  type TotpEnrolment,
  totpEnrolmentSchema,
} from '#contract/second-factor.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { type AccountAnswer, type Done, doneAddress } from './account-answer.ts'
import { type Door, runForm } from './run-form.ts'

const to = (done: Done) => redirect(doneAddress(paths.accountSecurity, done), 303)

/** What the page was given before, carried by its form; anything else counts as nothing. */
function enrolmentOf(text: string): TotpEnrolment | null {
  try {
    return totpEnrolmentSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function securityAction(
  request: Request,
  { write, inBrowser }: Pick<Door, 'write' | 'inBrowser'>,
): Promise<AccountAnswer | Response> {
  const form = await request.formData()
  const { account } = write
  const intent = formText(form, 'intent')
  if (intent.startsWith('passkey-')) {
    const { passkeyAction } = await import('./passkey-action.ts')
    return passkeyAction(form, { write, inBrowser })
  }
  switch (intent) {
    case 'end-session':
      return runForm(
        {
          form,
          schema: endSessionInput,
          typed: formTexts(form, ['id']),
          call: (input) => account.endSession(input),
          done: () => to('session'),
        },
        inBrowser,
      )
    case 'end-others':
      return runForm(
        {
          form,
          schema: z.object({}),
          typed: {},
          call: () => account.endOtherSessions(),
          done: () => to('sessions'),
        },
        inBrowser,
      )
    case 'enrol':
      return runForm(
        {
          form,
          schema: enrolTotpInput,
          typed: formTexts(form, ['password']),
          call: (input) => account.enrolTotp(input),
          done: ({ secret, uri, qr }) => ({ enrolment: { secret, uri, qr } }),
        },
        inBrowser,
      )
    case 'confirm': {
      const answer = await runForm(
        {
          form,
          schema: confirmTotpInput,
          typed: formTexts(form, ['otp']),
          call: (input) => account.confirmTotp(input),
          done: ({ recoveryCodes }) => ({ recoveryCodes }),
        },
        inBrowser,
      )
      // Until the code fits, the key stays in sight.
      const enrolment = enrolmentOf(formText(form, 'enrolment'))
      return answer instanceof Response || answer.recoveryCodes || !enrolment
        ? answer
        : { ...answer, enrolment }
    }
    case 'codes':
      return runForm(
        {
          form,
          schema: renewRecoveryCodesInput,
          typed: formTexts(form, ['password']),
          call: (input) => account.renewRecoveryCodes(input),
          done: ({ recoveryCodes }) => ({ recoveryCodes }),
        },
        inBrowser,
      )
    case 'disable':
      return runForm(
        {
          form,
          schema: disableTotpInput,
          typed: formTexts(form, ['password', 'otp']),
          call: (input) => account.disableTotp(input),
          done: () => to('totp_off'),
        },
        inBrowser,
      )
    default:
      return runForm(
        {
          form,
          schema: changePasswordInput,
          typed: formTexts(form, ['currentPassword', 'password']),
          call: (input) => account.changePassword(input),
          done: () => to('password'),
        },
        inBrowser,
      )
  }
}
