// The answer beside the form: what is still missing, or every service's price with the parcel's measures.
import type { ReactNode } from 'react'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ShipmentAnswer } from './compute-shipment.ts'
import { OptionCard } from './option-card.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import styles from './shipment-result.module.css'

interface ShipmentResultProps {
  view: ShipmentView
  answer: ShipmentAnswer | null
  failed: boolean
  /** Address of the example shipment. */
  exampleTo: string
  onExample: () => void
  /** What can be done with a quote: save it, see the formal duties. */
  children?: ReactNode
}

export function ShipmentResult(props: ShipmentResultProps) {
  const { view, answer, failed, exampleTo, onExample, children } = props
  const { calculator: t, tariffs } = useTexts()
  if (failed) return <Notice tone="error">{t.failed()}</Notice>
  if (answer === null || answer.state === 'blank')
    return (
      <EmptyState
        title={t.blank()}
        actions={
          <ButtonLink
            to={exampleTo}
            variant="secondary"
            onClick={(event) => {
              event.preventDefault()
              onExample()
            }}
          >
            {t.tryExample()}
          </ButtonLink>
        }
      >
        <p>{t.blankText()}</p>
      </EmptyState>
    )
  if (answer.state !== 'quoted') {
    const isFaulty = Object.keys(answer.faults).length > 0
    return (
      <Notice
        tone={isFaulty ? 'warn' : 'info'}
        title={isFaulty ? t.faulty() : t.missing()}
        still={!isFaulty}
      >
        {isFaulty ? t.faultyText() : t.missingText()}
      </Notice>
    )
  }
  const { options } = answer.quote
  // What is not for these goods at all says little: it stands last and small.
  const main = options.filter((option) => option.refused !== 'not_for_goods')
  const shown = main.length > 0 ? main : options
  const hasExamples = options.some((option) => option.refused === null && option.example)
  return (
    <div className={styles.result}>
      <ParcelFacts view={view} quote={answer.quote} />
      <div className={styles.options}>
        {shown.map((option) => (
          <OptionCard key={option.service} option={option} />
        ))}
      </div>
      {hasExamples && (
        <p className={styles.note}>
          <span aria-hidden="true">* </span>
          {tariffs.exampleNote()}
        </p>
      )}
      {children}
    </div>
  )
}
