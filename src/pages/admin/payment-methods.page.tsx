// The desk of ways to pay: which ones are offered, and the form that adds or changes one.
import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PAYMENT_KINDS } from '#domain/payment-method.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { AddMethod } from '#src/features/admin/payment-methods/add-method.tsx'
import { MethodForm } from '#src/features/admin/payment-methods/method-form.tsx'
import { MethodsTable } from '#src/features/admin/payment-methods/methods-table.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { formatMethod } from '#src/ui/format-method.ts'

export function Component() {
  const { admin, methodDesk: t, paying } = useTexts()
  const methods = useQuery(trpc.billing.adminMethods.queryOptions())
  const asked = useSearchParams()[0].get('method')
  const method = methods.data?.find(({ id }) => String(id) === asked) ?? null
  const kind = method?.kind ?? PAYMENT_KINDS.find((each) => each === asked)
  if (methods.data && asked && !kind) throw new Response(null, { status: 404 })
  return (
    <DeskPage title={admin.paymentMethods()} lead={t.lead()}>
      {!asked && <AddMethod />}
      {kind && methods.data && (
        <Paper withBorder p="lg" component="section" aria-labelledby="method-title">
          <Stack>
            <Title order={2} id="method-title" size="h3">
              {method
                ? t.changeThis({ name: formatMethod(paying, method) })
                : t.add({ kind: paying.methods[kind]() })}
            </Title>
            <MethodForm key={asked} kind={kind} method={method} />
          </Stack>
        </Paper>
      )}
      <MethodsTable methods={methods} />
    </DeskPage>
  )
}
