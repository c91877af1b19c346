// What stands in place of ways to pay where there are none: a sentence and the way to the shop, for admins to their desk.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'

export function NoMethods() {
  const { paying: t } = useTexts()
  const { user } = useFacts()
  const isAdmin = user?.isAdmin === true
  return (
    <Notice
      tone="warn"
      still
      title={isAdmin ? t.unset() : t.none()}
      actions={
        <ButtonLink
          to={isAdmin ? paths.adminPaymentMethods() : paths.contact()}
          variant="secondary"
          size="s"
        >
          {isAdmin ? t.setUp() : t.write()}
        </ButtonLink>
      }
    >
      <p>{isAdmin ? t.unsetText() : t.noneText()}</p>
    </Notice>
  )
}
