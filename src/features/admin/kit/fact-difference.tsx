// What a typed version says differently, fact by fact: old beside new.
import { Text } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { BeforeAfter } from './before-after.tsx'

/** One thing a version says, in words. */
export interface Fact {
  /** The same in every version. */
  readonly key: string
  readonly label: string
  readonly text: string
}

interface FactDifferenceProps {
  caption: string
  before: readonly Fact[]
  after: readonly Fact[]
  /** What is said when nothing differs. */
  same?: string
}

export function FactDifference({ caption, before, after, same }: FactDifferenceProps) {
  const { tariffDesk: t } = useTexts()
  const textIn = (facts: readonly Fact[], key: string) =>
    facts.find((fact) => fact.key === key)?.text
  const keys = new Set([...after, ...before].map(({ key }) => key))
  const changed = [...keys].filter((key) => textIn(before, key) !== textIn(after, key))
  if (changed.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {same ?? t.noDifference()}
      </Text>
    )
  return (
    <BeforeAfter
      caption={caption}
      rows={changed.map((key) => ({
        key,
        label: [...after, ...before].find((fact) => fact.key === key)?.label,
        before: <del>{textIn(before, key) ?? t.none()}</del>,
        after: <ins>{textIn(after, key) ?? t.none()}</ins>,
      }))}
    />
  )
}
