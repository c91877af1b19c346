// Air and sea side by side, with what one and the same box costs by each.
import type { CSSProperties } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import list from '#src/ui/fact-rows.module.css'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './freight-compare.module.css'
import type { FreightFacts } from './freight-facts.ts'

const SYMBOLS = { lb: 'lb', kg: 'kg', ft3: 'ft³', m3: 'm³', piece: '×' } as const

export function FreightCompare({ example, ...services }: FreightFacts) {
  const { locale } = useFacts()
  const { homePage, comparison } = useTexts()
  const { compare } = homePage
  const longest = Math.max(services.air.maxDays, services.sea.maxDays)
  return (
    <PageSection id="aereo-o-maritimo" title={compare.title()} lead={compare.lead(example)}>
      <div className={styles.services}>
        {(['air', 'sea'] as const).map((name) => {
          const {
            centsPerUnit,
            unit,
            minDays,
            maxDays,
            exampleCents,
            suspension,
            billedThousandths,
          } = services[name]
          const words = compare[name]
          return (
            <section
              key={name}
              className={`pu-card ${styles.service}`}
              aria-labelledby={`by-${name}`}
            >
              <h3 id={`by-${name}`} className={styles.name}>
                <span className={styles.icon} data-service={name}>
                  <Icon name={name === 'air' ? 'plane' : 'ship'} size={28} />
                </span>
                {words.name()}
              </h3>
              {suspension ? (
                <div className={styles.closed}>
                  <Notice tone="warn" title={comparison.suspended()} still>
                    {suspension.notice[locale]}
                  </Notice>
                </div>
              ) : (
                <>
                  <p className={styles.total}>
                    <Price cents={exampleCents} size="xl" />
                  </p>
                  <p className={styles.days}>{compare.days({ min: minDays, max: maxDays })}</p>
                  <div
                    className={styles.track}
                    data-service={name}
                    aria-hidden="true"
                    style={{ '--share': `${(maxDays / longest) * 100}%` } as CSSProperties}
                  />
                </>
              )}
              <dl className={list.rows}>
                <div>
                  <dt>{compare.rate()}</dt>
                  <dd>{comparison.rateOf[unit]({ price: formatMoney(centsPerUnit, locale) })}</dd>
                </div>
                <div>
                  <dt>{compare.billed()}</dt>
                  <dd>{formatMeasure(billedThousandths, SYMBOLS[unit], locale)}</dd>
                </div>
              </dl>
              <p className={styles.text}>{words.text()}</p>
            </section>
          )
        })}
      </div>
      <p className={styles.note}>{compare.note()}</p>
    </PageSection>
  )
}
