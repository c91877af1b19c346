// What a typed figure changes against the version that holds on its first day, and an example of it.
import { Text } from '@mantine/core'
import type { NetworkFigure } from '#domain/network-figures.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FactDifference } from '../kit/fact-difference.tsx'
import { VersionPreview } from '../kit/version-preview.tsx'
import { FigureExample } from './figure-example.tsx'
import type { LoadedFigure } from './use-figure.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FigureDifferenceProps {
  loaded: LoadedFigure
  /** What is typed; null while a field cannot be read. */
  typed: NetworkFigure | null
  /** ISO 8601. */
  start: string
}

export function FigureDifference({ loaded, typed, start }: FigureDifferenceProps) {
  const { tariffDesk: t } = useTexts()
  const { figure: name, versions, usualTax, reach } = loaded
  const { factsOf } = useFigureWords(usualTax)
  return (
    <VersionPreview versions={versions} start={start}>
      {(base, caption) => {
        const before = base?.data ?? null
        if (!typed)
          return (
            <Text size="sm" c="dimmed" role="status">
              {t.faultyDifference()}
            </Text>
          )
        return (
          <>
            <FactDifference caption={caption} before={factsOf(before)} after={factsOf(typed)} />
            <FigureExample {...{ name, before, reach, usualTax }} after={typed} />
          </>
        )
      }}
    </VersionPreview>
  )
}
