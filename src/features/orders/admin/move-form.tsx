// Moves an order to one of the states the transition table allows; what cannot be undone asks to be confirmed.
import { Form, useNavigation } from 'react-router'
import type { OrderState, OrderView } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { MoveAnswer } from './move-answer.ts'
import styles from './order-desk.module.css'

const FINAL = new Set<OrderState>(['cancelled', 'refunded'])
export const needsConfirmation = (state: string): boolean => FINAL.has(state as OrderState)

export function MoveForm({ order, answer }: { order: OrderView; answer: MoveAnswer | undefined }) {
  const { admin: t, orders, errors } = useTexts()
  const busy = useNavigation().formAction !== undefined
  const kept = answer?.moved ? {} : (answer?.values ?? {})
  return (
    <div className={styles.move}>
      {answer?.moved && (
        <Notice tone="success">{t.moved({ state: orders.states[answer.moved]() })}</Notice>
      )}
      {answer?.illegal && <Notice tone="error">{errors.illegal_transition()}</Notice>}
      {answer?.failed && <Notice tone="error">{t.failed()}</Notice>}
      {order.nextStates.length === 0 ? (
        <p>{t.final()}</p>
      ) : (
        // Another state, another form: nothing typed for the last change stays behind.
        <Form key={order.state} method="post" className={styles.form} noValidate>
          <SelectField
            name="to"
            label={t.moveTo()}
            defaultValue={kept['to'] ?? order.nextStates[0]}
          >
            {order.nextStates.map((state) => (
              <option key={state} value={state}>
                {orders.states[state]()}
              </option>
            ))}
          </SelectField>
          <TextField
            name="trackingNumber"
            label={t.tracking()}
            defaultValue={kept['trackingNumber'] ?? order.trackingNumber ?? ''}
            autoComplete="off"
            maxLength={60}
          />
          <TextAreaField
            name="note"
            label={t.note()}
            defaultValue={kept['note']}
            rows={2}
            maxLength={500}
          />
          <CheckField
            name="confirm"
            value="1"
            label={t.confirm()}
            error={answer?.unconfirmed && t.confirmNeeded()}
            className={styles.confirm ?? ''}
          />
          <Button type="submit" busy={busy}>
            {t.apply()}
          </Button>
        </Form>
      )}
    </div>
  )
}
