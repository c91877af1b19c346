// Moves an order to one of the states the transition table allows; what cannot be undone asks to be confirmed.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { ConfirmMove } from './confirm-move.tsx'
import { type MoveAnswer, moveValuesOf, type MoveValues, needsConfirmation } from './move-answer.ts'
import styles from './order-desk.module.css'

interface MoveFormProps {
  order: OrderView
  answer: MoveAnswer | undefined
  busy: boolean
  onMove: (values: MoveValues) => void
}

export function MoveForm({ order, answer, busy, onMove }: MoveFormProps) {
  const { admin: t, orders } = useTexts()
  const hydrated = useHydrated()
  const [asked, setAsked] = useState<MoveValues | null>(null)
  const [opened, setOpened] = useState(false)
  const kept = answer?.moved ? undefined : answer?.values

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = moveValuesOf(new FormData(event.currentTarget))
    if (!values) return
    setAsked(values)
    if (needsConfirmation(values.to)) setOpened(true)
    else onMove(values)
  }
  const confirm = () => {
    setOpened(false)
    if (asked) onMove(asked)
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <NativeSelect
        name="to"
        label={t.moveTo()}
        defaultValue={kept?.to ?? order.nextStates[0]}
        data={order.nextStates.map((state) => ({ value: state, label: orders.states[state]() }))}
      />
      <TextInput
        name="trackingNumber"
        label={t.tracking()}
        defaultValue={kept?.trackingNumber ?? order.trackingNumber ?? ''}
        autoComplete="off"
        maxLength={60}
      />
      <Textarea name="note" label={t.note()} defaultValue={kept?.note} rows={2} maxLength={500} />
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
