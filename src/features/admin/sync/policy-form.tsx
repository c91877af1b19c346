// What the shop does with a provider's offers, within the terms of the provider.
import type { ProviderDesk } from '#contract/sync-desk.ts'
import { providerPolicyInput } from '#contract/sync-desk.ts'
import { policyMark } from '#domain/sync-run.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, tick } from '#src/lib/form/kinds.ts'
import { whole } from '#src/lib/form/numbers.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './sync.module.css'

const FIELDS = {
  salesPolicy: choice(['own', 'affiliate']),
  expiresHours: whole(),
  keepsHistory: tick(),
}

export function PolicyForm({ desk, onSaved }: { desk: ProviderDesk; onSaved: () => void }) {
  const { syncDesk: t } = useTexts()
  const tell = useTell()
  const most = desk.longestHours
  const form = useSentForm({
    fields: FIELDS,
    schema: providerPolicyInput,
    words: {
      salesPolicy: t.salesPolicy,
      salesPolicyChoices: t.sales,
      expiresHours: t.expiresHours,
      expiresHoursHint: () => t.expiresHint({ most }),
      expiresHoursFault: () => t.expiresNeeded({ most }),
      keepsHistory: t.keepsHistory,
    },
    stored: { ...desk, seen: policyMark(desk) },
    extra: { provider: desk.provider },
    send: (input) => trpcClient.sync.changePolicy.mutate(input),
    at: { against_terms: 'expiresHours' },
    done: ({ later }) => {
      tell(later ? t.done.policyLater() : t.done.policy())
      onSaved()
    },
  })
  return (
    <SentForm form={form}>
      <Field form={form} name="salesPolicy" />
      <Field form={form} name="expiresHours" />
      {desk.mayKeepHistory ? (
        <Field form={form} name="keepsHistory" />
      ) : (
        <p className={styles.soft}>{t.noHistory()}</p>
      )}
    </SentForm>
  )
}
