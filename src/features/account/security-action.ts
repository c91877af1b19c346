// What the forms of security do: password, sessions, second factor.
import { redirect } from 'react-router'
import { z } from 'zod'
import { changePasswordInput, endSessionInput } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { confirmTotpInput, disableTotpInput, enrolTotpInput } from '#contract/second-factor.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { type AccountAnswer, type Done, doneAddress } from './account-answer.ts'
import { type Door, runForm } from './run-form.ts'

const to = (done: Done) => redirect(doneAddress(paths.accountSecurity, done), 303)

export async function securityAction(
  request: Request,
  { write, inBrowser }: Door,
): Promise<AccountAnswer | Response> {
  const form = await request.formData()
  const { account } = write
  const secret = formText(form, 'secret')
  const enrolment = { secret, uri: formText(form, 'uri') }
  switch (formText(form, 'intent')) {
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
          done: ({ secret: fresh, uri }) => ({ enrolment: { secret: fresh, uri } }),
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
      return answer instanceof Response || answer.recoveryCodes || secret === ''
        ? answer
        : { ...answer, enrolment }
    }
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
