// The ways to pay: account, bounds, fee, and what becomes of each today; a name leads into its form.
import { Badge, Group } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DeskMethod } from '#contract/payment-methods.ts'
import { paths } from '#contract/paths.ts'
import { detailsOf } from '#domain/payment-method.ts'
import { bankText } from '#domain/venezuelan-banks.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatBounds, formatFeeRule } from '#src/ui/format-method-rules.ts'
import { Icon } from '#src/ui/icon.tsx'
import { METHOD_ICONS } from '#src/ui/method-icons.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DataTable } from '../kit/data-table.tsx'
import type { Column } from '../kit/table-columns.ts'

const COLORS = { active: 'leaf', off: 'gray', waiting: 'sea', ended: 'gray' } as const

const accountText = ({ kind, details }: DeskMethod): string =>
  detailsOf(kind)
    .flatMap((detail) => {
      const value = details[detail]
      return value ? [detail === 'bankCode' ? bankText(value) : value] : []
    })
    .join(', ')

function useMethodColumns(): Column<DeskMethod>[] {
  const { methodDesk: t, paying } = useTexts()
  const locale = useUiLocale()
  return [
    {
      key: 'method',
      label: t.method(),
      render: (method) => {
        const name = formatMethod(paying, method)
        return (
          <Group wrap="nowrap" gap="sm">
            <Icon name={METHOD_ICONS[method.kind]} />
            <Anchor to={paths.adminPaymentMethods(method.id)} aria-label={t.changeThis({ name })}>
              {name}
            </Anchor>
          </Group>
        )
      },
    },
    { key: 'account', label: t.accountTitle(), phone: 'folded', render: accountText },
    {
      key: 'fee',
      label: t.fee(),
      phone: 'folded',
      render: (method) => formatFeeRule(paying, method, locale),
    },
    {
      key: 'bounds',
      label: t.bounds(),
      phone: 'folded',
      render: (method) => formatBounds(paying, method, locale),
    },
    {
      key: 'state',
      label: t.state(),
      render: ({ state, demo }) => (
        <Group gap="xs" wrap="nowrap">
          <Badge color={COLORS[state]}>{t.states[state]()}</Badge>
          {demo && <Badge color="honey">{t.demo()}</Badge>}
        </Group>
      ),
    },
  ]
}

export function MethodsTable({ methods }: { methods: UseQueryResult<DeskMethod[], unknown> }) {
  const { admin, paying } = useTexts()
  const columns = useMethodColumns()
  return (
    <DataTable
      caption={admin.paymentMethods()}
      columns={columns}
      keyOf={({ id }) => id}
      rows={methods.data}
      state={methods}
      empty={{ title: paying.unset(), text: paying.unsetText() }}
      csv={trpc.billing.adminMethods}
    />
  )
}
