// What the forms of one's data do: a copy of everything, and the end of the account.
import { z } from 'zod'
import { deleteAccountInput } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { leaveWith } from '#src/lib/flash.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import type { AccountAnswer } from './account-answer.ts'
import { answerTo, type Door, runForm } from './run-form.ts'

export async function dataAction(
  request: Request,
  { read, write, inBrowser }: Door,
): Promise<AccountAnswer | Response> {
  const form = await request.formData()
  if (formText(form, 'intent') === 'copy')
    return runForm(
      {
        form,
        schema: z.object({}),
        typed: {},
        call: async () => ({ ok: true as const, copy: await read.account.copy() }),
        done: ({ copy }) => ({ copy: JSON.stringify(copy, null, 2) }),
      },
      inBrowser,
    )
  if (!form.has('sure')) return { ...answerTo(form), faults: { sure: 'required' } }
  return runForm(
    {
      form,
      schema: deleteAccountInput,
      typed: formTexts(form, ['password']),
      call: (input) => write.account.deleteAccount(input),
      done: () => leaveWith('deleted', paths.home, inBrowser),
    },
    inBrowser,
  )
}
