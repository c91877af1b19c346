// What a typed version says differently, and what an example parcel would pay before and after.
import { useTexts } from '#src/lib/texts.ts'
import { DeskTable } from '../desk-table.tsx'
import styles from '../desk.module.css'
import type { RuleFact } from './use-rule-facts.ts'

interface RuleDifferenceProps {
  caption: string
  before: readonly RuleFact[]
  after: readonly RuleFact[]
}

export function RuleDifference({ caption, before, after }: RuleDifferenceProps) {
  const { pricing: t } = useTexts()
  const textIn = (facts: readonly RuleFact[], key: string) =>
    facts.find((fact) => fact.key === key)?.text
  const keys = new Set([...after, ...before].map(({ key }) => key))
  const changed = [...keys].filter((key) => textIn(before, key) !== textIn(after, key))
  if (changed.length === 0)
    return (
      <p className={styles.soft} role="status">
        {t.noDifference()}
      </p>
    )
  return (
    <DeskTable
      caption={caption}
      heads={[t.field(), t.before(), t.after()]}
      rows={changed.map((key) => ({
        key,
        cells: [
          [...after, ...before].find((fact) => fact.key === key)?.label,
          <del key="before">{textIn(before, key) ?? t.none()}</del>,
          <ins key="after">{textIn(after, key) ?? t.none()}</ins>,
        ],
      }))}
    />
  )
}
