// A link without a token leads nowhere: it says so, and how to get a good one.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { RecoveryPage } from './recovery-page.tsx'

export function InvalidLink({ title }: { title: string }) {
  const { recovery: t } = useTexts()
  return (
    <RecoveryPage title={title} icon="alert" tone="error" lead={`${t.noToken()}.`}>
      <p>{t.invalid.text()}</p>
      <ButtonLink to={paths.auth(undefined, 'forgot')} size="l" wide>
        {t.again()}
      </ButtonLink>
      <ButtonLink to={paths.auth()} variant="secondary" wide>
        {t.signIn()}
      </ButtonLink>
    </RecoveryPage>
  )
}
