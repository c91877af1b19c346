// The answer beside the form: every service's price, then the parcel's measures.
import { hasChoice } from '#domain/has-choice.ts'
import type { ComponentType, ReactNode } from 'react'
import type { FormalDuties, FormalDuty } from '#domain/formal-duties.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { QuotedAnswer } from './compute-shipment.ts'
import { OptionCard } from './option-card.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import styles from './shipment-result.module.css'

/** What a page says about the formal rules: in short at each price, and once in full. */
export interface DutyParts {
  Brief: ComponentType<FormalDuty>
  Whole: ComponentType<{ duties: FormalDuties; quote: Quote }>
}

interface ShipmentResultProps {
  answer: QuotedAnswer
  duties?: DutyParts | undefined
  /** What can be done with the price of each. */
  actions?: Partial<Record<PricedService, ReactNode>>
  /** What can be done with a quote: save it. */
  children?: ReactNode
}

export function ShipmentResult(props: ShipmentResultProps) {
  const { answer, children, actions = {}, duties: parts } = props
  const { calculator: t, tariffs } = useTexts()
  const { input, quote, duties, taxIncluded } = answer
  const { options } = quote
  // Services that do not carry these goods are listed last and small.
  const main = options.filter((option) => option.refused !== 'not_for_goods')
  const shown = main.length > 0 ? main : options
  const hasExamples = options.some((option) => option.refused === null && option.example)
  return (
    <div className={styles.result}>
      <div className={styles.options}>
        {shown.map((option) => {
          const duty = duties[option.service]
          return (
            <OptionCard
              key={option.service}
              {...{ option, taxIncluded }}
              compared={hasChoice(options)}
              taxesNote={duty && parts && <parts.Brief {...duty} />}
              action={option.refused === null && actions[option.service]}
            />
          )
        })}
      </div>
      {hasExamples && (
        <p className={styles.note}>
          <span aria-hidden="true">* </span>
          {tariffs.exampleNote()}
        </p>
      )}
      {input.pieces.some(({ estimated }) => estimated) && (
        <p className={styles.note}>{t.estimatedNote()}</p>
      )}
      {options.some(({ refused }) => refused === null) && children}
      <ParcelFacts {...{ input, quote }} />
      {parts && <parts.Whole {...{ duties, quote }} />}
    </div>
  )
}
