// The foot of a form that publishes a version: what went wrong, the mark that the difference was looked at, the buttons.
import { Button } from '@mantine/core'
import { useNavigation } from 'react-router'
import { type Unsaved, useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { CheckField } from '#src/ui/field.tsx'
import styles from './desk.module.css'
import { FailureNote } from './failure-note.tsx'

interface VersionFootProps {
  answer: { unsaved?: Unsaved; faults: Readonly<Record<string, unknown>> } | undefined
  /** What the other side refused, in words. */
  refusal?: string | undefined
  /** Whether the mark is set in what was typed. */
  isReviewed: boolean
  reviewed: string
  /** Of the button that shows the difference where no script does. */
  preview: string
}

export function VersionFoot({ answer, refusal, isReviewed, reviewed, preview }: VersionFootProps) {
  const { pricing: t } = useTexts()
  const unsaved = useUnsaved()(answer?.unsaved, t.offline)
  const hydrated = useHydrated()
  const busy = useNavigation().formData?.get('intent') === 'publish'
  return (
    <>
      <FailureNote title={t.failed()}>{unsaved ?? refusal}</FailureNote>
      <CheckField
        id="figure-reviewed"
        name="reviewed"
        value="1"
        label={reviewed}
        defaultChecked={isReviewed}
        error={answer?.faults['reviewed'] && !isReviewed ? t.reviewedNeeded() : undefined}
      />
      <div className={styles.row}>
        {!hydrated && (
          <Button type="submit" name="intent" value="preview" variant="default">
            {preview}
          </Button>
        )}
        <Button type="submit" name="intent" value="publish" loading={busy}>
          {t.publish()}
        </Button>
      </div>
    </>
  )
}
