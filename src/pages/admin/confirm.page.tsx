// Asks an admin without scripts who sits there, and leads on to the file they came for.
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ownPath, paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { pageContext } from '#src/lib/calls.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { Field } from '#src/lib/form/field.tsx'
import { secret, text } from '#src/lib/form/kinds.ts'
import { formAction } from '#src/lib/form/post-action.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const file = new URL(request.url).searchParams.get('to')
  const { hasTotp } = await context.get(pageContext).read.account.profile().catch(throwStatus)
  return { file: file === null ? null : ownPath(file), hasTotp }
}

const fields = {
  password: secret({ autoComplete: 'current-password' }),
  otp: text({ autoComplete: 'one-time-code', autoCapitalize: 'none', maxLength: 20 }),
}

export const action = formAction({
  intent: 'confirm',
  fields,
  schema: async () => (await import('#contract/auth.ts')).confirmIdentityInput,
  // One of the two is enough.
  shape: ({ password, otp }) => (otp === '' ? { password } : { otp }),
  call: (write, input) => write.auth.confirmIdentity(input),
  done: () => ({ shown: true as const }),
})

function Question() {
  const { admin, auth, identity: t } = useTexts()
  const { file, hasTotp } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer & { shown?: true }>()
  const words = { password: auth.password, otp: t.otp, otpHint: auth.otpHint }
  const form = usePostForm({ fields, words, intent: 'confirm', answer })
  const toPanel = (
    <ButtonLink to={paths.admin} variant="secondary">
      {admin.title()}
    </ButtonLink>
  )
  if (file === null) return toPanel
  if (!answer?.shown)
    return (
      <>
        <p>{t.lead()}</p>
        <PostForm
          form={form}
          action={paths.adminConfirm(file)}
          submit={t.submit()}
          beside={toPanel}
        >
          <Field form={form} name="password" />
          {hasTotp && <Field form={form} name="otp" />}
        </PostForm>
      </>
    )
  return (
    <Notice
      tone="success"
      actions={
        <>
          <ButtonLink href={file}>{t.file()}</ButtonLink>
          {toPanel}
        </>
      }
    >
      {t.shown()}
    </Notice>
  )
}

export function Component() {
  const { identity } = useTexts()
  return (
    <DeskPage title={identity.title()}>
      <div>
        <Question />
      </div>
    </DeskPage>
  )
}
