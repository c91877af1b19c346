// Prices that wait for somebody's word or were rejected: before, after, how much, and what can be answered to one or to all ticked.
import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import type { HeldPrices } from '#contract/held-prices.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatChange } from '#src/ui/format-change.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import desk from '../kit/desk.module.css'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { Facts } from './facts.tsx'
import styles from './sync.module.css'

type Held = HeldPrices['prices'][number]
interface Decision {
  prices: readonly Held[]
  accept: boolean
}

function usePriceFacts() {
  const { priceDesk: t } = useTexts()
  const { locale } = useFacts()
  return ({ priceCents, heldPriceCents }: Held) => [
    [t.before(), <Price key="before" cents={priceCents} size="s" />] as const,
    [t.after(), <Price key="after" cents={heldPriceCents} size="s" />] as const,
    [t.change(), formatChange((heldPriceCents / priceCents - 1) * 100, locale, 0)] as const,
  ]
}

export function PricesList({ prices }: { prices: readonly Held[] }) {
  const { priceDesk: t, syncDesk, syncStatus: say } = useTexts()
  const factsOf = usePriceFacts()
  const tell = useTell()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const here = prices.filter(({ productId }) => picked.has(productId))
  const pick = (id: number, is: boolean) => {
    const others = [...picked].filter((each) => each !== id)
    setPicked(new Set(is ? [...others, id] : others))
  }
  const { act, busy } = useAct({
    // As they were looked at: a newer price is not decided unseen.
    send: ({ prices: decided, accept }: Decision) =>
      trpcClient.sync.decidePrices.mutate({
        prices: decided.map(({ productId, heldPriceCents }) => ({ productId, heldPriceCents })),
        accept,
      }),
    done: (_good, { prices: decided }) => {
      tell(decided.length > 1 ? syncDesk.done.prices() : syncDesk.done.price())
      setPicked(new Set())
    },
  })
  const answers = prices.some(({ since }) => since) ? [true, false] : [true]
  return (
    <>
      <Group className={desk.panel ?? ''}>
        <Checkbox
          label={t.pickAll()}
          checked={here.length === prices.length}
          indeterminate={here.length > 0 && here.length < prices.length}
          onChange={({ currentTarget: { checked } }) =>
            setPicked(new Set(checked ? prices.map(({ productId }) => productId) : []))
          }
        />
        {answers.map((accept) => (
          <Button
            key={String(accept)}
            variant="default"
            disabled={here.length === 0}
            loading={busy?.accept === accept && busy.prices.length > 1}
            onClick={() => act({ prices: here, accept })}
          >
            {accept ? t.acceptPicked() : t.rejectPicked()}
          </Button>
        ))}
        <span role="status" className={styles.soft}>
          {here.length > 0 && t.picked({ count: here.length })}
        </span>
      </Group>
      <ul className={styles.list}>
        {prices.map((price) => {
          const { productId, name, since } = price
          return (
            <li key={productId} className={`${styles.item} ${styles.held}`}>
              <div>
                <Group gap="sm" wrap="nowrap">
                  <Checkbox
                    checked={picked.has(productId)}
                    onChange={({ currentTarget: { checked } }) => pick(productId, checked)}
                    aria-label={t.pick({ product: name })}
                  />
                  <Anchor to={paths.product(productId)} lang={price.textLanguage} translate="no">
                    {name}
                  </Anchor>
                </Group>
                <p className={styles.soft}>
                  <span translate="no">{say.provider[price.provider]()}</span> ·{' '}
                  {since ? t.since() : t.shownUntil()} <When iso={since ?? price.until} />
                </p>
              </div>
              <Facts as="numbers" facts={factsOf(price)} />
              <Group gap="xs">
                {(since ? [true, false] : [true]).map((accept) => (
                  <Button
                    key={String(accept)}
                    size="sm"
                    variant="default"
                    aria-label={accept ? t.accept({ product: name }) : t.reject({ product: name })}
                    loading={busy?.accept === accept && busy.prices.includes(price)}
                    onClick={() => act({ prices: [price], accept })}
                  >
                    {accept ? syncDesk.accept() : syncDesk.reject()}
                  </Button>
                ))}
              </Group>
            </li>
          )
        })}
      </ul>
    </>
  )
}
