// The history of a card, the latest start first: who, when, why, and what changed.
import { Badge } from '@mantine/core'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import styles from '../desk.module.css'
import { CardChanges } from './card-changes.tsx'

const COLOURS = { past: 'gray', current: 'leaf', future: 'sea', replaced: 'gray' } as const

function Version({ each, isFirst }: { each: RateCardVersion; isFirst: boolean }) {
  const { pricing: t } = useTexts()
  return (
    <li className={styles.panel}>
      <div className={styles.row}>
        <h3 translate="no">{each.version}</h3>
        <Badge color={COLOURS[each.state]}>{t[each.state]()}</Badge>
        <span className={styles.soft}>
          {t.validFrom()} <When iso={each.validFrom} /> ·{' '}
          {t.author({ name: each.createdBy ?? t.house() })}
        </span>
      </div>
      {each.note && <p>{each.note}</p>}
      {isFirst ? (
        <p className={styles.soft}>{t.firstVersion()}</p>
      ) : each.changes.length === 0 ? (
        <p className={styles.soft}>{t.sameFigures()}</p>
      ) : (
        <CardChanges caption={each.version} changes={each.changes} />
      )}
    </li>
  )
}

export function CardVersions({ versions }: { versions: readonly RateCardVersion[] }) {
  const { pricing: t } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">{t.versions()}</h2>
      <ol className={styles.list}>
        {versions.map((each, place) => (
          <Version key={each.version} each={each} isFirst={place === versions.length - 1} />
        ))}
      </ol>
    </section>
  )
}
