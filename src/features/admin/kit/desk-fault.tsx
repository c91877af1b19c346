// What is shown in place of a desk that does not exist or could not be shown.
import { Button, EmptyState } from '@mantine/core'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { answerOf } from '#src/lib/answer-of.ts'
import { reloadIfOutdated } from '#src/lib/outdated.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { DeskPage } from './desk-page.tsx'
import { useFaultWords } from './use-fault-words.ts'

/** An address whose id cannot exist is refused before anything is looked for. */
const MISSING: readonly unknown[] = [400, 404]

interface DeskFaultProps {
  error: unknown
  /** Without it the whole page is loaded again. */
  onRetry?: () => void
}

export function DeskFault({ error, onRetry = () => location.reload() }: DeskFaultProps) {
  const { admin, fault: t } = useTexts()
  useEffect(reloadIfOutdated, [])
  const why = useFaultWords()(error)
  const { status } = answerOf(error)
  if (MISSING.includes(status))
    return (
      <DeskPage title={t.missing()}>
        <EmptyState icon={<Icon name="search" size={40} />} description={t.missingHelp()}>
          <EmptyState.Actions>
            <DeskLink to={paths.admin}>{admin.title()}</DeskLink>
          </EmptyState.Actions>
        </EmptyState>
      </DeskPage>
    )
  const { title, help, id } = why
  return (
    <DeskPage title={title}>
      <EmptyState icon={<Icon name="alert" size={40} />} description={help} role="alert">
        <EmptyState.Actions>
          <Button leftSection={<Icon name="refresh" />} onClick={onRetry}>
            {t.retry()}
          </Button>
        </EmptyState.Actions>
        {id && (
          <p>
            {t.code()} <code translate="no">{id}</code>
          </p>
        )}
      </EmptyState>
    </DeskPage>
  )
}
