// Moves an order to one of the states the transition table allows; what cannot be undone is asked once more.
import { adminMoveInput } from '#contract/order-desk.ts'
import type { OrderView } from '#contract/orders.ts'
import type { OrderState } from '#domain/order-state.ts'
import { missingForShipping } from '#domain/shipping-proof.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, lines, tick } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTypedValue } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { confirm } from '../kit/confirm.ts'
import { useTell } from '../kit/use-tell.ts'
import { CarrierNames, trackingFields } from './tracking-fields.tsx'

const FINAL: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded'])

const fieldsOf = ({ nextStates }: OrderView) => ({
  to: choice(nextStates),
  ...trackingFields,
  untracked: tick(),
  note: lines({ maxLength: 500, rows: 2 }),
})

/** An empty field changes nothing, and only shipping asks for a number. */
const shape = ({ carrier, trackingNumber, untracked, ...read }: Record<string, unknown>) => ({
  ...read,
  ...(String(carrier).trim() && { carrier }),
  ...(String(trackingNumber).trim() && { trackingNumber }),
  untracked: read['to'] === 'shipped' && untracked === true,
})

const missing = ({ to, carrier = '', trackingNumber = '', untracked, note }: Move) =>
  to === 'shipped'
    ? Object.fromEntries(
        missingForShipping({ carrier, trackingNumber, untracked, note }).map(
          (field) => [field, 'required'] as const,
        ),
      )
    : {}
type Move = ReturnType<typeof adminMoveInput.parse>

export function MoveForm({ order, onMoved }: { order: OrderView; onMoved: () => void }) {
  const { admin: t, orders, errors } = useTexts()
  const tell = useTell()
  const form = useSentForm({
    fields: fieldsOf(order),
    schema: adminMoveInput,
    check: missing,
    words: {
      to: t.moveTo,
      toChoices: orders.states,
      carrier: t.carrier,
      carrierFault: t.carrierNeeded,
      trackingNumber: t.tracking,
      trackingNumberFault: t.trackingNeeded,
      untracked: t.untracked,
      note: t.note,
      noteFault: t.reasonNeeded,
    },
    stored: { carrier: order.carrier, trackingNumber: order.trackingNumber },
    extra: { id: order.id },
    shape,
    send: async (input) => {
      const outcome = await trpcClient.orders.adminMove.mutate(input)
      // The form goes with the state it was made for.
      if (!outcome.ok && outcome.code === 'illegal_transition')
        tell(errors.illegal_transition(), { tone: 'error' })
      return outcome
    },
    at: { tracking_required: 'trackingNumber' },
    done: ({ order: { state } }) => {
      tell(t.moved({ state: orders.states[state]() }))
      onMoved()
    },
  })
  const submit = async () => {
    const move = form.read()
    const to = move.ok ? move.output.to : null
    const question = to !== null &&
      FINAL.has(to) && {
        title: t.confirmTitle({ state: orders.states[to]() }),
        text: t.confirmText({ number: order.number }),
        yes: t.confirmYes(),
        danger: true,
      }
    if (!question || (await confirm(question))) form.submit()
  }
  const ships = useTypedValue(form, ({ to }) => (to === 'shipped' ? 1 : 0)) === 1
  return (
    <SentForm form={{ ...form, submit: () => void submit() }} submit={t.apply()}>
      <Field form={form} name="to" />
      <Field form={form} name="carrier" />
      <Field form={form} name="trackingNumber" />
      <CarrierNames />
      {ships && <Field form={form} name="untracked" />}
      <Field form={form} name="note" />
    </SentForm>
  )
}
