// Which of the two bolivar rates prices are shown by.
import { Paper, SimpleGrid } from '@mantine/core'
import { adminChooseBolivarInput } from '#contract/currency-desk.ts'
import { BOLIVAR_KINDS, type BolivarKind } from '#domain/rate-age.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, lines } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useTell } from '../kit/use-tell.ts'
import { RateNotes } from './rate-notes.tsx'

const FIELDS = { kind: choice(BOLIVAR_KINDS), note: lines({ rows: 2, maxLength: 500 }) }

export function ChooseBolivar({ kind }: { kind: BolivarKind }) {
  const { currencyDesk: t } = useTexts()
  const tell = useTell()
  const form = useSentForm({
    id: 'choose',
    fields: FIELDS,
    schema: adminChooseBolivarInput,
    words: t,
    stored: { kind },
    send: (input) => trpcClient.currency.adminChooseBolivar.mutate(input),
    done: () => tell(t.done.chosen()),
  })
  return (
    <Paper withBorder p="md">
      <RateNotes id="choose" title={t.bolivar()}>
        <SentForm form={form} submit={t.choose()}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Field
              form={form}
              name="kind"
              label={t.series()}
              option={(value) => t[value as BolivarKind]()}
            />
            <Field form={form} name="note" />
          </SimpleGrid>
        </SentForm>
      </RateNotes>
    </Paper>
  )
}
