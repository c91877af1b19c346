// The form that sets a rate by hand; one that jumps has to be sent a second time, knowingly.
import { Paper, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { adminOverrideRateInput } from '#contract/currency-desk.ts'
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/currencies.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, lines, tick } from '#src/lib/form/kinds.ts'
import { number } from '#src/lib/form/numbers.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useTell } from '../kit/use-tell.ts'
import { startDay } from '../kit/version-fields.ts'
import { RateNotes } from './rate-notes.tsx'

const FIELDS = {
  currency: choice(QUOTED_CURRENCIES),
  rate: number<string>(String),
  until: startDay(),
  note: lines({ rows: 2, maxLength: 500 }),
  sure: tick(),
}

export function SetRate() {
  const { currencyDesk: t, money } = useTexts()
  const tell = useTell()
  const [jumps, setJumps] = useState(false)
  const form = useSentForm({
    id: 'set',
    fields: FIELDS,
    schema: adminOverrideRateInput,
    words: t,
    send: async (input) => {
      const outcome = await trpcClient.currency.adminOverride.mutate(input)
      setJumps(!outcome.ok && outcome.code === 'rate_jumps')
      return outcome
    },
    at: { rate_jumps: 'rate', ends_before_start: 'until', override_too_long: 'until' },
    done: () => tell(t.done.set()),
  })
  return (
    <Paper withBorder p="md">
      <RateNotes id="set" title={t.set()} lead={t.setText()}>
        <SentForm form={form} submit={t.submit()}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Field
              form={form}
              name="currency"
              option={(value) => money.name[value as QuotedCurrency]()}
            />
            <Field form={form} name="rate" />
            <Field form={form} name="until" />
            <Field form={form} name="note" />
          </SimpleGrid>
          {jumps && <Field form={form} name="sure" />}
        </SentForm>
      </RateNotes>
    </Paper>
  )
}
