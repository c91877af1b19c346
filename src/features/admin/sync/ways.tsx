// Links between pages or lists that belong together, each with how much waits there.
import { useFacts } from '#src/lib/facts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import styles from './sync.module.css'

interface Way {
  to: string
  words: string
  isHere: boolean
  count?: number | undefined
}

export function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  const { locale } = useFacts()
  return (
    <nav aria-label={label} className={styles.ways}>
      {ways.map(({ to, words, isHere, count = 0 }) => (
        <Anchor key={to} to={to} aria-current={isHere ? 'page' : undefined}>
          {words}
          {count > 0 && <span className={styles.count}>{formatNumber(count, locale)}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
