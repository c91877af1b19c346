// Moves an order to one of the states the transition table allows; what cannot be undone asks to be confirmed.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { KNOWN_CARRIERS, type ShippingField } from '#domain/shipping-proof.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { ConfirmMove } from './confirm-move.tsx'
import {
  missingFor,
  type MoveAnswer,
  moveValuesOf,
  type MoveValues,
  needsConfirmation,
} from './move-answer.ts'
import styles from './order-desk.module.css'

interface MoveFormProps {
  order: OrderView
  answer: MoveAnswer | undefined
  busy: boolean
  onMove: (values: MoveValues) => void
  /** Pressed while something was missing: nothing is sent. */
  onRefuse: () => void
}

export function MoveForm({ order, answer, busy, onMove, onRefuse }: MoveFormProps) {
  const { admin: t, orders } = useTexts()
  const hydrated = useHydrated()
  const [asked, setAsked] = useState<MoveValues | null>(null)
  const [opened, setOpened] = useState(false)
  const kept = answer?.moved ? undefined : answer?.values
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<ShippingField[]>()
  const lacking = missing ?? answer?.missing ?? []
  // Each answer and each press anew, also when the same field is missing again.
  useEffect(() => {
    const [first] = missing ?? answer?.missing ?? []
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }, [missing, answer])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = moveValuesOf(new FormData(event.currentTarget))
    if (!values) return
    const lacks = missingFor(values)
    setMissing(lacks)
    if (lacks.length > 0) return onRefuse()
    setAsked(values)
    if (needsConfirmation(values.to)) setOpened(true)
    else onMove(values)
  }
  const confirm = () => {
    setOpened(false)
    // A second press meets the window while it goes.
    if (opened && asked) onMove(asked)
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
      <NativeSelect
        name="to"
        label={t.moveTo()}
        defaultValue={kept?.to ?? order.nextStates[0]}
        data={order.nextStates.map((state) => ({ value: state, label: orders.states[state]() }))}
      />
      <div className={styles.pair}>
        <TextInput
          name="carrier"
          label={t.carrier()}
          defaultValue={kept?.carrier || (order.carrier ?? '')}
          error={lacking.includes('carrier') && t.carrierNeeded()}
          list="carriers"
          autoComplete="off"
          maxLength={40}
        />
        <TextInput
          name="trackingNumber"
          label={t.tracking()}
          defaultValue={kept?.trackingNumber || (order.trackingNumber ?? '')}
          error={lacking.includes('trackingNumber') && t.trackingNeeded()}
          autoComplete="off"
          maxLength={60}
        />
        <datalist id="carriers">
          {KNOWN_CARRIERS.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
        </datalist>
      </div>
      <CheckField
        name="untracked"
        value="1"
        label={t.untracked()}
        defaultChecked={kept?.untracked ?? false}
        className={styles.untracked ?? ''}
      />
      <Textarea
        name="note"
        label={t.note()}
        defaultValue={kept?.note}
        error={lacking.includes('note') && t.reasonNeeded()}
        rows={2}
        maxLength={500}
      />
      {!hydrated && (
        <CheckField
          name="confirm"
          value="1"
          label={t.confirm()}
          error={answer?.unconfirmed && t.confirmNeeded()}
          className={styles.confirm ?? ''}
        />
      )}
      <Button type="submit" loading={busy}>
        {t.apply()}
      </Button>
      {/* There before it is asked for: only then does it know where the focus came from. */}
      <ConfirmMove
        number={order.number}
        to={asked?.to ?? 'cancelled'}
        opened={opened}
        onCancel={() => setOpened(false)}
        onConfirm={confirm}
      />
    </form>
  )
}
