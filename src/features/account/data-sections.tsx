// A copy of everything kept about a person, and the end of the account.
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { AccountAnswer } from './account-fields.ts'
import { LinkButton } from './link-button.tsx'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import { useAccountForm } from './use-account-form.ts'

interface DataProps {
  answer: AccountAnswer | undefined
}

export function CopySection({ answer }: DataProps) {
  const { data: t } = useTexts().account
  const form = useAccountForm('copy', answer)
  return (
    <Section id="copy" title={t.copyTitle()} lead={t.copyLead()}>
      {answer?.copy ? (
        <Said
          tone="leaf"
          title={t.ready()}
          action={
            <LinkButton
              variant="filled"
              href={`data:application/json;charset=utf-8,${encodeURIComponent(answer.copy)}`}
              download="puente.json"
              leftSection={<Icon name="download" />}
            >
              {t.download()}
            </LinkButton>
          }
        />
      ) : (
        <PostForm form={form} submit={t.copy()} look={{ quiet: true }} />
      )}
    </Section>
  )
}

export function DeleteSection({ answer }: DataProps) {
  const { data: t } = useTexts().account
  const form = useAccountForm('delete', answer, { words: { sure: t.sure } })
  return (
    <Section id="delete" title={t.deleteTitle()} lead={t.deleteLead()}>
      <PostForm form={form} submit={t.delete()} look={{ danger: true }} />
    </Section>
  )
}
