// The payments reported for an order, with who paid and from where: what is compared with the bank before the order moves on.
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { currencyOf } from '#domain/payment-amount.ts'
import { bankText } from '#domain/venezuelan-banks.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatDay } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

export function ReportsPanel({ invoice }: { invoice: string }) {
  const { admin: t, paying } = useTexts()
  const locale = useUiLocale()
  const { data } = useQuery(trpc.billing.adminPaymentsOf.queryOptions({ invoice }))
  if (!data) return null
  if (data.length === 0) return <p>{t.noReference()}</p>
  return (
    <Stack gap="md">
      {data.map((payment) => {
        const { id, kind, state, amount, paidOn, reference, bankCode, isOther } = payment
        const who = [
          payment.payerName,
          payment.idDocument,
          payment.phone,
          bankCode && bankText(bankCode),
        ]
        return (
          <div key={id}>
            <Group gap="xs" justify="space-between">
              <strong translate="no">{formatMoney(amount, locale, currencyOf(kind))}</strong>
              <Badge color={state === 'in_review' ? 'honey' : 'gray'}>
                {paying.paymentStates[state]()}
              </Badge>
            </Group>
            <Text size="sm">
              {paying.methods[kind]()} <span translate="no">{reference}</span>,{' '}
              {formatDay(paidOn, locale)}
            </Text>
            <Text size="sm" c="dimmed" translate="no">
              {who.filter(Boolean).join(', ')}
            </Text>
            {isOther && (
              <Text size="sm" fw={650}>
                {t.otherPayer()}
              </Text>
            )}
          </div>
        )
      })}
    </Stack>
  )
}
