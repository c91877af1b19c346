// What the forms of the profile do: name, address of mail, its confirmation, preferences.
import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { changeEmailInput, updatePreferencesInput, updateProfileInput } from '#contract/account.ts'
import { localised, paths } from '#contract/paths.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { type AccountAnswer, doneAddress } from './account-answer.ts'
import { type Door, runForm } from './run-form.ts'

export async function profileAction(
  request: Request,
  { write, inBrowser }: Door,
): Promise<AccountAnswer | Response> {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent === 'email')
    return runForm(
      {
        form,
        schema: changeEmailInput,
        typed: formTexts(form, ['email', 'password']),
        call: (input) => write.account.changeEmail(input),
        done: () => redirect(doneAddress(paths.account, 'email'), 303),
      },
      inBrowser,
    )
  if (intent === 'resend')
    return runForm(
      {
        form,
        schema: z.object({}),
        typed: {},
        call: () => write.auth.resendVerification(),
        done: () => redirect(doneAddress(paths.account, 'resend'), 303),
      },
      inBrowser,
    )
  if (intent === 'preferences')
    return runForm(
      {
        form,
        schema: updatePreferencesInput,
        typed: formTexts(form, ['locale', 'scheme', 'currency']),
        call: (input) => write.account.updatePreferences(input),
        // Another language is another address, and other colours come with the document.
        done: ({ profile }) =>
          redirectDocument(
            new URL(
              localised(profile.locale, doneAddress(paths.account, 'preferences')),
              request.url,
            ).href,
            303,
          ),
      },
      inBrowser,
    )
  return runForm(
    {
      form,
      schema: updateProfileInput,
      typed: formTexts(form, ['fullName', 'username']),
      call: (input) => write.account.updateProfile(input),
      // The name also stands in the header, which comes with the document.
      done: () => redirectDocument(doneAddress(paths.account, 'profile'), 303),
    },
    inBrowser,
  )
}
