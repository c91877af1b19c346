// Beside the form of a version: the one it is compared with, which holds on its first day, and until when it would hold.
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { nextStart, versionAt } from '#domain/dated-versions.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'

interface VersionPreviewProps<Version> {
  /** The latest start first. */
  versions: readonly Version[]
  /** When the typed one begins, ISO 8601. */
  start: string
  /** `base`: null before the first version. */
  children: (base: Version | null, caption: string) => ReactNode
}

export function VersionPreview<Version extends { version: string; validFrom: string }>({
  versions,
  start,
  children,
}: VersionPreviewProps<Version>) {
  const { tariffDesk: t } = useTexts()
  const locale = useUiLocale()
  const base = versionAt(versions, start)
  const until = nextStart(versions, start)
  const next = versions.find(({ validFrom }) => validFrom === until)
  const caption = base ? t.difference({ version: base.version }) : t.notYet()
  return (
    <>
      <h2>{caption}</h2>
      {children(base, caption)}
      {next && (
        <Alert color="sea" icon={<Icon name="info" />}>
          {t.held({ day: formatStart(next.validFrom, locale), version: next.version })}
        </Alert>
      )}
    </>
  )
}
