// What the formal rules give for a parcel, in a few lines: for pages that show it beside a price of their own.
import type { ReactNode } from 'react'
import type { CustomsEstimate } from '#domain/customs.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ConfidenceBadge } from './confidence-badge.tsx'
import styles from './customs-range.module.css'
import { MoneyRange } from '#src/ui/money-range.tsx'
import { Sources } from './sources.tsx'

interface CustomsRangeProps {
  estimate: CustomsEstimate
  /** Address of the whole estimate; without one there is no link. */
  detailsTo?: string
  /** What the page says in place of the usual title. */
  title?: ReactNode
}

/** Needs the dictionary `duties`. */
export function CustomsRange({ estimate, detailsTo, title }: CustomsRangeProps) {
  const { duties } = useTexts()
  return (
    <div className={styles.range}>
      <p className={styles.title}>{title ?? duties.title()}</p>
      {estimate.ok ? (
        <>
          <p className={styles.amount}>
            {estimate.applies.highCents === 0 ? (
              duties.nothing()
            ) : (
              <MoneyRange
                lowCents={estimate.applies.lowCents}
                highCents={estimate.applies.highCents}
              />
            )}
          </p>
          <ConfidenceBadge confidence={estimate.applies.confidence} />
          <p className={styles.small}>
            <Sources sources={[estimate.applies.source]} />
          </p>
        </>
      ) : (
        <p>{duties[estimate.code]()}</p>
      )}
      <p className={styles.small}>{duties.label()}</p>
      {detailsTo && <Anchor to={detailsTo}>{duties.details()}</Anchor>}
    </div>
  )
}
