// The form of one way to pay: its account, what is said about it, when it is offered, for which amounts, and its fee.
import { Alert, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminSaveMethodInput, type DeskMethod } from '#contract/payment-methods.ts'
import { paths } from '#contract/paths.ts'
import { type PaymentKind, detailsOf } from '#domain/payment-method.ts'
import { bankText } from '#domain/venezuelan-banks.ts'
import { Field } from '#src/lib/form/field.tsx'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useTell } from '../kit/use-tell.ts'
import { methodFields, storedOf } from './method-fields.ts'

/** `method` null: a new one, offered as soon as it is saved. */
export function MethodForm({ kind, method }: { kind: PaymentKind; method: DeskMethod | null }) {
  const { methodDesk: t, forms } = useTexts()
  const navigate = useNavigate()
  const tell = useTell()
  const [fields] = useState(() => methodFields(kind))
  const form = useSentForm({
    fields,
    schema: adminSaveMethodInput,
    words: t,
    stored: method ? storedOf(method) : { active: true, feeKind: 'none' as const, position: 0 },
    extra: { id: method?.id ?? null, kind },
    send: (input) => trpcClient.billing.adminSaveMethod.mutate(input),
    at: { method_twice: 'name' },
    done: () => {
      tell(t.saved())
      void navigate(paths.adminPaymentMethods())
    },
  })
  const details = detailsOf(kind)
  return (
    <SentForm
      form={form}
      beside={<DeskLink to={paths.adminPaymentMethods()}>{forms.cancel()}</DeskLink>}
    >
      {method?.demo && <Alert color="honey">{t.demoNote()}</Alert>}
      <Fieldset legend={t.accountTitle()}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t.accountHint()}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {details.map((detail) => (
              <Field key={detail} form={form} name={`details.${detail}`} option={bankText} />
            ))}
            <Field form={form} name="name" />
          </SimpleGrid>
          {details.includes('bankCode') && <Field form={form} name="bankCleared" />}
        </Stack>
      </Fieldset>
      <Field form={form} name="instructions" />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {['feeKind', 'feePercent', 'feeAmount', 'least', 'most', 'position'].map((name) => (
          <Field key={name} form={form} name={name} />
        ))}
        <Field form={form} name="activeFrom" />
        <Field form={form} name="activeTo" />
      </SimpleGrid>
      <Field form={form} name="active" />
    </SentForm>
  )
}
