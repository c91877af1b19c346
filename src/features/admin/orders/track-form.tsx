// Corrects carrier and number of a parcel that is on its way.
import { adminTrackInput } from '#contract/order-desk.ts'
import type { OrderView } from '#contract/orders.ts'
import { lines } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useTell } from '../kit/use-tell.ts'
import { trackingFields } from './tracking-fields.tsx'

const fields = { ...trackingFields, note: lines({ maxLength: 500, rows: 2 }) }

export function TrackForm({ order }: { order: OrderView }) {
  const { admin: t } = useTexts()
  const tell = useTell()
  const form = useSentForm({
    fields,
    schema: adminTrackInput,
    words: {
      carrier: t.carrier,
      carrierFault: t.carrierNeeded,
      trackingNumber: t.tracking,
      note: t.note,
    },
    stored: { carrier: order.carrier, trackingNumber: order.trackingNumber },
    extra: { id: order.id },
    send: (input) => trpcClient.orders.adminTrack.mutate(input),
    done: () => tell(t.tracked()),
  })
  return <SentForm form={form} submit={t.trackSave()} />
}
