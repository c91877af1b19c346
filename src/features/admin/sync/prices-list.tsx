// Prices that wait for somebody's word or were rejected: before, after, how much, and what can be answered.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Form } from 'react-router'
import type { HeldPrices } from '#contract/held-prices.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatChange } from '#src/ui/format-change.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'
import { PRICES_FORM, PricesBar } from './prices-bar.tsx'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface PricesListProps {
  prices: HeldPrices['prices']
  answer: SyncAnswer | undefined
}

export function PricesList({ prices, answer }: PricesListProps) {
  const { priceDesk: t, syncDesk, syncing: say } = useTexts()
  const { locale } = useFacts()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const pick = (id: number, is: boolean) => {
    const others = new Set(picked)
    if (is) others.add(id)
    else others.delete(id)
    setPicked(others)
  }
  return (
    <>
      <PricesBar prices={prices} picked={picked} onPick={setPicked} answer={answer} />
      <ul className={styles.list}>
        {prices.map(({ productId, name, priceCents, heldPriceCents, since, ...price }) => (
          <li key={productId} className={questions.held}>
            <div>
              <span className={questions.what}>
                <input
                  type="checkbox"
                  form={PRICES_FORM}
                  name="price"
                  value={`${productId} ${heldPriceCents}`}
                  checked={picked.has(productId)}
                  onChange={({ currentTarget: { checked } }) => pick(productId, checked)}
                  aria-label={t.pick({ product: name })}
                />
                <Anchor to={paths.product(productId)} lang={price.textLanguage} translate="no">
                  {name}
                </Anchor>
              </span>
              <p className={styles.soft}>
                <span translate="no">{say.provider[price.provider]()}</span> ·{' '}
                {since ? t.since() : t.shownUntil()} <When iso={since ?? price.until} />
              </p>
            </div>
            <dl className={styles.numbers}>
              <div>
                <dt>{t.before()}</dt>
                <dd>
                  <Price cents={priceCents} size="s" />
                </dd>
              </div>
              <div>
                <dt>{t.after()}</dt>
                <dd>
                  <Price cents={heldPriceCents} size="s" />
                </dd>
              </div>
              <div>
                <dt>{t.change()}</dt>
                <dd>{formatChange((heldPriceCents / priceCents - 1) * 100, locale, 0)}</dd>
              </div>
            </dl>
            <Form method="post" preventScrollReset className={styles.acts}>
              <input type="hidden" name="intent" value="price" />
              <input type="hidden" name="id" value={productId} />
              <input type="hidden" name="heldPriceCents" value={heldPriceCents} />
              <Button
                type="submit"
                name="accept"
                value="1"
                size="sm"
                variant="default"
                aria-label={t.accept({ product: name })}
              >
                {syncDesk.accept()}
              </Button>
              {since && (
                <Button
                  type="submit"
                  name="accept"
                  value="0"
                  size="sm"
                  variant="default"
                  aria-label={t.reject({ product: name })}
                >
                  {syncDesk.reject()}
                </Button>
              )}
            </Form>
            <Refused answer={answer} about={`price ${productId}`} />
          </li>
        ))}
      </ul>
    </>
  )
}
