// The history of a card, each version with the figures it changed.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { VersionHistory } from '../kit/version-history.tsx'
import { CardChanges } from './card-changes.tsx'

function Changes({ each, isFirst }: { each: RateCardVersion; isFirst: boolean }) {
  const { tariffDesk: t } = useTexts()
  if (isFirst) return t.firstVersion()
  if (each.changes.length === 0) return t.sameFigures()
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
