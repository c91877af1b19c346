// What stands in the place of an answer: that it did not come, what is still missing, or an example to begin with.
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ShipmentFaults } from './shipment-rows.ts'

interface ShipmentWaitingProps {
  state: 'failed' | 'blank' | 'incomplete'
  faults?: ShipmentFaults | undefined
  words: {
    failed: string
    blank: string
    blankText: string
    tryExample: string
    missingText: string
  }
  example: ShipmentView
  exampleTo: string
  onExample: (example: ShipmentView) => void
}

export function ShipmentWaiting(props: ShipmentWaitingProps) {
  const { state, faults = {}, words, example, exampleTo, onExample } = props
  const { calculator: t } = useTexts()
  if (state === 'failed') return <Notice tone="error">{words.failed}</Notice>
  if (state === 'blank')
    return (
      <EmptyState
        title={words.blank}
        actions={
          <ButtonLink
            to={exampleTo}
            variant="secondary"
            onClick={(event) => {
              event.preventDefault()
              onExample(example)
            }}
          >
            {words.tryExample}
          </ButtonLink>
        }
      >
        <p>{words.blankText}</p>
      </EmptyState>
    )
  const isFaulty = Object.keys(faults).length > 0
  return (
    <Notice
      tone={isFaulty ? 'warn' : 'info'}
      title={isFaulty ? t.faulty() : t.missing()}
      still={!isFaulty}
    >
      {isFaulty ? t.faultyText() : words.missingText}
    </Notice>
  )
}
