// What a typed version changes against the one that holds on its first day, until when it would hold, and an example.
import { Alert } from '@mantine/core'
import { nextStart, versionAt } from '#domain/dated-versions.ts'
import type { NetworkFigure } from '#domain/network-figures.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { FactDifference } from '../kit/fact-difference.tsx'
import { FigureExample } from './figure-example.tsx'
import type { LoadedFigure } from './load-figure.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FigureDifferenceProps {
  loaded: LoadedFigure
  /** What is typed; null while a field cannot be read. */
  typed: NetworkFigure | null
  /** ISO 8601. */
  start: string
}

export function FigureDifference({ loaded, typed, start }: FigureDifferenceProps) {
  const { pricing, transitDesk: t } = useTexts()
  const locale = useUiLocale()
  const { figure, versions, usualTax, reach } = loaded
  const { factsOf } = useFigureWords(usualTax)
  const base = versionAt(versions, start)
  const until = nextStart(versions, start)
  const next = versions.find(({ validFrom }) => validFrom === until)
  const caption = base ? pricing.difference({ version: base.version }) : t.notYet()
  return (
    <>
      <h3>{caption}</h3>
      {typed ? (
        <FactDifference
          caption={caption}
          before={factsOf(base?.data ?? null)}
          after={factsOf(typed)}
        />
      ) : (
        <p className={styles.soft} role="status">
          {pricing.faultyDifference()}
        </p>
      )}
      {next && (
        <Alert color="sea" icon={<Icon name="info" />}>
          <span suppressHydrationWarning>
            {pricing.held({ day: formatStart(next.validFrom, locale), version: next.version })}
          </span>
        </Alert>
      )}
      {typed && (
        <FigureExample
          name={figure}
          before={base?.data ?? null}
          after={typed}
          reach={reach}
          usualTax={usualTax}
        />
      )}
    </>
  )
}
