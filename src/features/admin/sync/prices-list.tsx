// Prices that wait for somebody's word or were rejected: before, after, how much, and what can be answered to one or to all chosen.
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type HeldPrices, heldPricesInput } from '#contract/held-prices.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatChange } from '#src/ui/format-change.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { useStoreField } from './use-store-field.ts'

type Held = HeldPrices['prices'][number]

interface AnswersProps {
  prices: readonly Held[]
  /** Of one price, in its row. */
  alone?: boolean
  done?: () => void
}

/** What was rejected can only be accepted. */
function Answers({ prices, alone = false, done }: AnswersProps) {
  const { priceDesk: t, syncDesk } = useTexts()
  const tell = useTell()
  const { act, busy } = useAct({
    // As they were looked at: a newer price is not decided unseen.
    send: (accept: boolean) =>
      trpcClient.sync.decidePrices.mutate({
        prices: prices.map(({ productId, heldPriceCents }) => ({ productId, heldPriceCents })),
        accept,
      }),
    done: () => {
      tell(prices.length > 1 ? syncDesk.done.prices() : syncDesk.done.price())
      done?.()
    },
  })
  const product = prices[0]?.name ?? ''
  return (
    <Group gap="xs">
      {(prices.some(({ since }) => since) ? [true, false] : [true]).map((accept) => (
        <Button
          key={String(accept)}
          size="sm"
          variant="default"
          aria-label={alone ? (accept ? t.accept : t.reject)({ product }) : undefined}
          loading={busy === accept}
          onClick={() => act(accept)}
        >
          {alone
            ? (accept ? syncDesk.accept : syncDesk.reject)()
            : (accept ? t.acceptPicked : t.rejectPicked)()}
        </Button>
      ))}
    </Group>
  )
}

function ChosenAnswers({ chosen, done }: { chosen: readonly Held[]; done: () => void }) {
  const { priceDesk: t } = useTexts()
  return (
    <>
      <span role="status">{t.picked({ count: chosen.length })}</span>
      <Answers prices={chosen} done={done} />
    </>
  )
}

function usePriceColumns(): Column<Held>[] {
  const { priceDesk: t, syncDesk, syncStatus: say, admin } = useTexts()
  const { locale } = useFacts()
  return [
    {
      key: 'product',
      label: admin.products(),
      render: ({ productId, name, textLanguage }) => (
        <Anchor to={paths.product(productId)} lang={textLanguage} translate="no">
          {name}
        </Anchor>
      ),
    },
    {
      key: 'provider',
      label: syncDesk.provider(),
      phone: 'folded',
      render: ({ provider }) => <span translate="no">{say.provider[provider]()}</span>,
    },
    {
      key: 'before',
      label: t.before(),
      numeric: true,
      render: ({ priceCents }) => <Price cents={priceCents} size="s" />,
    },
    {
      key: 'after',
      label: t.after(),
      phone: 'beside',
      numeric: true,
      render: ({ heldPriceCents }) => <Price cents={heldPriceCents} size="s" />,
    },
    {
      key: 'change',
      label: t.change(),
      numeric: true,
      render: ({ priceCents, heldPriceCents }) =>
        formatChange((heldPriceCents / priceCents - 1) * 100, locale, 0),
    },
    {
      key: 'since',
      label: t.since(),
      phone: 'folded',
      render: ({ since, until }) =>
        since ? (
          <When iso={since} />
        ) : (
          <>
            {t.shownUntil()} <When iso={until} />
          </>
        ),
    },
    {
      key: 'answer',
      label: admin.acts(),
      phone: 'folded',
      render: (price) => <Answers prices={[price]} alone />,
    },
  ]
}

export function PricesList() {
  const { admin, priceDesk: t, syncDesk } = useTexts()
  const view = useListView(heldPricesInput)
  const list = useQuery(trpc.sync.heldPrices.queryOptions(view, LIST_QUERY))
  const columns = usePriceColumns()
  const choices = [
    { value: 'open', label: syncDesk.openPaths() },
    { value: 'rejected', label: t.rejected() },
  ]
  return (
    <DataTable
      caption={admin.heldPrices()}
      columns={columns}
      keyOf={({ productId }) => productId}
      rows={list.data?.prices}
      older={list.data?.nextBefore}
      state={list}
      empty={{ title: t.none(), text: t.noneText() }}
      filters={[
        { kind: 'choice', name: 'which', label: syncDesk.runState(), choices },
        useStoreField(),
      ]}
      csv={trpc.sync.heldPrices}
      bulk={{
        nameOf: ({ name }) => name,
        Acts: ChosenAnswers,
      }}
    />
  )
}
