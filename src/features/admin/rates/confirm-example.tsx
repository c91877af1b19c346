// An example tariff is confirmed as it stands: an equal version without the mark.
import { Alert, Stack } from '@mantine/core'
import { confirmRateCardInput, type RateCardVersion } from '#contract/shipping-desk.ts'
import { Field } from '#src/lib/form/field.tsx'
import { tick } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { isRateCard } from './card-fields.ts'

const FIELDS = { freight: tick(), extras: tick() }

interface ConfirmExampleProps {
  card: RateCardVersion
  done: (version: string) => void
}

export function ConfirmExample({ card: { data, version }, done }: ConfirmExampleProps) {
  const { tariffDesk: t } = useTexts()
  const isShown = {
    freight: !data.confirmed,
    extras: isRateCard(data) && !data.extrasConfirmed,
  }
  const form = useSentForm({
    fields: FIELDS,
    schema: confirmRateCardInput,
    words: { freight: t.confirmFreight, extras: t.confirmExtras },
    stored: isShown,
    extra: { version },
    send: (input) => trpcClient.shipping.confirmRateCard.mutate(input),
    done: (confirmed) => done(confirmed.version),
  })
  if (!isShown.freight && !isShown.extras) return null
  return (
    <Alert color="honey" icon={<Icon name="info" />} title={t.confirmTitle()}>
      <Stack>
        <p>{t.confirmText()}</p>
        <SentForm form={form} submit={t.confirmDo()}>
          {isShown.freight && <Field form={form} name="freight" />}
          {isShown.extras && <Field form={form} name="extras" />}
        </SentForm>
      </Stack>
    </Alert>
  )
}
