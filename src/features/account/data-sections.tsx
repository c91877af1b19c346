// A copy of everything kept about a person, and the end of the account.
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'
import { useAccountFields } from './use-account-fields.ts'

interface DataProps {
  answer: AccountAnswer | undefined
}

export function CopySection({ answer }: DataProps) {
  const { mine: t } = useTexts()
  return (
    <Section id="copy" title={t.data.copyTitle()} lead={t.data.copyLead()}>
      {answer?.copy ? (
        <Notice
          tone="success"
          title={t.data.ready()}
          actions={
            <ButtonLink
              href={`data:application/json;charset=utf-8,${encodeURIComponent(answer.copy)}`}
              download="puente.json"
              icon="download"
            >
              {t.data.download()}
            </ButtonLink>
          }
        />
      ) : (
        <AccountForm
          intent="copy"
          answer={answer}
          submit={t.data.copy()}
          look={{ variant: 'secondary' }}
        />
      )}
    </Section>
  )
}

export function DeleteSection({ answer }: DataProps) {
  const { mine: t } = useTexts()
  const { faultOf } = useAccountFields(answer, 'delete')
  return (
    <Section id="delete" title={t.data.deleteTitle()} lead={t.data.deleteLead()}>
      <AccountForm
        intent="delete"
        answer={answer}
        submit={t.data.delete()}
        look={{ variant: 'danger' }}
      >
        <PasswordField
          id="delete-password"
          name="password"
          label={t.password.current()}
          error={faultOf('password')}
          autoComplete="current-password"
          words={usePasswordWords()}
        />
        <CheckField name="sure" value="1" label={t.data.sure()} error={faultOf('sure')} required />
      </AccountForm>
    </Section>
  )
}
