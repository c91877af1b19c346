// The history of a figure, each version against the one before it.
import type { NetworkVersionView } from '#contract/network-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FactDifference } from '../kit/fact-difference.tsx'
import { VersionHistory } from '../kit/version-history.tsx'
import type { LoadedFigure } from './use-figure.ts'
import { useFigureWords } from './use-figure-words.ts'

interface ChangesProps {
  each: NetworkVersionView
  /** Null: it is the first. */
  before: NetworkVersionView | null
  usualTax: number
}

function Changes({ each, before, usualTax }: ChangesProps) {
  const { tariffDesk: t } = useTexts()
  const { factsOf } = useFigureWords(usualTax)
  const facts = factsOf(each.data)
  if (before)
    return (
      <FactDifference
        caption={each.version}
        before={factsOf(before.data)}
        after={facts}
        same={t.sameFigures()}
      />
    )
  return facts.map(({ label, text }) => `${label}: ${text}`).join(' · ')
}

export function FigureHistory({ versions, usualTax }: Pick<LoadedFigure, 'versions' | 'usualTax'>) {
  return (
    <VersionHistory
      versions={versions.map((each, place) => ({
        ...each,
        changes: <Changes each={each} before={versions[place + 1] ?? null} usualTax={usualTax} />,
      }))}
    />
  )
}
