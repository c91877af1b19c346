// One service's answer: its price with every line explained, or why it does not take the shipment.
import type { ReactNode } from 'react'
import type { QuoteOption, QuoteLine, QuotePrice } from '#domain/quote-types.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { ExampleMark, ServiceCard } from '#src/ui/service-card.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './option-card.module.css'
import { reasonText } from '#src/lib/reason-text.ts'
import { refusalText } from '#src/lib/refusal-text.ts'

function Lines({ option, taxesNote }: { option: QuotePrice; taxesNote: ReactNode }) {
  const { tariffs: words } = useTexts()
  const locale = useUiLocale()
  const keyOf = (line: QuoteLine, place: number) => `${line.code} ${place}`
  return (
    <dl className={styles.lines} aria-label={words.lines()}>
      {option.lines.map((line, place) => (
        <div key={keyOf(line, place)}>
          <dt>
            {words.line[line.code]()}
            {line.example && <ExampleMark />}
          </dt>
          <dd>
            <Price cents={line.cents} size="s" />
          </dd>
          <dd className={styles.reason}>{reasonText(line, words, locale)}</dd>
          {line.code === 'taxes' && taxesNote && <dd className={styles.reason}>{taxesNote}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Marks({ option }: { option: QuotePrice }) {
  const { tariffs: words } = useTexts()
  return (
    <p className={styles.marks}>
      {option.cheapest && (
        <Badge tone="leaf" icon="check">
          {words.cheapest()}
        </Badge>
      )}
      {option.fastest && (
        <Badge tone="sea" icon="clock">
          {words.fastest()}
        </Badge>
      )}
    </p>
  )
}

interface OptionCardProps {
  option: QuoteOption
  /** Stands beside other prices: says whether it is the cheapest or the fastest of them. */
  compared: boolean
  /** Said below the shop's taxes. */
  taxesNote?: ReactNode
  /** The shop bears what customs ask beyond its taxes. Needs the dictionary `customsNote`. */
  taxIncluded?: boolean
  /** What it costs now, beside a price of another day. */
  todayCents?: number | undefined
  /** What can be done with it. */
  action?: ReactNode
}

export function OptionCard(props: OptionCardProps) {
  const { option, compared, taxesNote, taxIncluded = false, todayCents, action } = props
  const { tariffs: words, calculator, customsNote } = useTexts()
  const locale = useUiLocale()
  const priced = option.refused === null ? option : null
  return (
    <ServiceCard
      id={`by-${option.service}`}
      service={option.service}
      best={compared && priced?.cheapest}
      price={priced && { ...priced, label: words.total(), cents: priced.totalCents }}
      marks={
        <>
          {todayCents !== undefined && (
            <p className={styles.today}>
              {words.today()} <Price cents={todayCents} />
            </p>
          )}
          {compared && priced && <Marks option={priced} />}
        </>
      }
    >
      {option.refused === null ? (
        <>
          {taxIncluded && (
            <p className={styles.included}>
              <Icon name="check" />
              {customsNote.included()}
            </p>
          )}
          <Lines option={option} taxesNote={taxesNote} />
          <p className={styles.foot}>
            <Icon name="check" />
            {words.tracking()}
          </p>
          {action}
        </>
      ) : (
        <>
          <p>
            <Badge>{calculator.refused()}</Badge>
          </p>
          <p className={styles.why}>{refusalText(option, words, locale)}</p>
        </>
      )}
    </ServiceCard>
  )
}
