// The history of a card, each version with the figures it changed.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import { VersionHistory } from '../kit/version-history.tsx'
import { CardChanges } from './card-changes.tsx'

function Changes({ each, isFirst }: { each: RateCardVersion; isFirst: boolean }) {
  const { pricing: t } = useTexts()
  if (isFirst) return <p className={styles.soft}>{t.firstVersion()}</p>
  if (each.changes.length === 0) return <p className={styles.soft}>{t.sameFigures()}</p>
  return <CardChanges caption={each.version} changes={each.changes} />
}

export function CardVersions({ versions }: { versions: readonly RateCardVersion[] }) {
  return (
    <VersionHistory
      versions={versions.map((each, place) => ({
        ...each,
        changes: <Changes each={each} isFirst={place === versions.length - 1} />,
      }))}
    />
  )
}
