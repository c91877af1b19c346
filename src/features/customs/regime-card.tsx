// One regime with each of its charges: amount, reason, source and how sure it is.
import { useId } from 'react'
import type { RegimeEstimate } from '#domain/customs.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { ConfidenceBadge } from './confidence-badge.tsx'
import { useLineWords } from '#src/lib/customs-words.ts'
import { MoneyRange } from '#src/ui/money-range.tsx'
import styles from './regime-card.module.css'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { Sources } from './sources.tsx'

interface RegimeCardProps {
  regime: RegimeEstimate
  /** The first one is larger. */
  main?: boolean
  /** What the total is of the declared value, «53 %»; only where it says something. */
  share?: string | undefined
}

export function RegimeCard({ regime, main, share }: RegimeCardProps) {
  const { customs, duties } = useTexts()
  const locale = useUiLocale()
  const nameOf = useRegimeName()
  const words = useLineWords()
  const title = useId()
  const { lines, lowCents, highCents, validFrom, validTo } = regime
  return (
    <article
      className={`pu-card ${styles.card}`}
      data-main={main || undefined}
      aria-labelledby={title}
    >
      <p className={styles.marks}>
        <Badge tone={regime.practice ? 'honey' : 'sea'}>
          {regime.practice ? customs.practice() : customs.law()}
        </Badge>
        <ConfidenceBadge confidence={regime.confidence} />
      </p>
      <h3 id={title} className={styles.name}>
        {nameOf(regime)}
      </h3>
      <p className={styles.amount}>
        {highCents === 0 ? (
          duties.nothing()
        ) : (
          <MoneyRange lowCents={lowCents} highCents={highCents} />
        )}
      </p>
      {share && <p className={styles.share}>{customs.share({ percent: share })}</p>}
      {lines.length === 0 ? (
        <p className={styles.exempt}>{customs.exempt()}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.kind} className={styles.line}>
              <p className={styles.head}>
                <span className={styles.kind}>{words.nameOf(line)}</span>
                <MoneyRange
                  className={styles.cents ?? ''}
                  lowCents={line.lowCents}
                  highCents={line.highCents}
                />
              </p>
              {words.reasonsOf(line).map((sentence) => (
                <p key={sentence} className={styles.reason}>
                  {sentence}
                </p>
              ))}
              <p className={styles.about}>{customs.about[line.kind]()}</p>
              <p className={styles.source}>
                {duties.confidence[line.confidence]()}. <Sources sources={line.sources} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 1 && (
        <p className={styles.total}>
          <span>{customs.total()}</span>
          <MoneyRange lowCents={lowCents} highCents={highCents} />
        </p>
      )}
      <p className={styles.source}>
        <Sources sources={[regime.source]} />
        {validFrom && `; ${duties.from({ day: formatDay(validFrom, locale) })}`}
        {validTo && `; ${duties.until({ day: formatDay(validTo, locale) })}`}
      </p>
    </article>
  )
}
