// Prices that wait for somebody's word: before, after, how much, and the two answers.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { HeldPrices } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface PricesListProps {
  prices: HeldPrices['prices']
  answer: SyncAnswer | undefined
}

export function PricesList({ prices, answer }: PricesListProps) {
  const { syncDesk: t, syncing: say } = useTexts()
  const { locale } = useFacts()
  const changeOf = (before: number, after: number) => {
    const percent = before === 0 ? 0 : (after / before - 1) * 100
    return `${percent < 0 ? '\u2212' : '+'}${formatNumber(Math.abs(percent), locale, 0)}\u00a0%`
  }
  return (
    <ul className={styles.list}>
      {prices.map(({ productId, provider, name, priceCents, heldPriceCents, since }) => (
        <li key={productId} className={questions.held}>
          <div>
            <Anchor to={paths.product(productId)} translate="no">
              {name}
            </Anchor>
            <p className={styles.soft}>
              <span translate="no">{say.provider[provider]()}</span> · {t.since()}{' '}
              <When iso={since} />
            </p>
          </div>
          <dl className={styles.numbers}>
            <div>
              <dt>{t.shownPrice()}</dt>
              <dd>
                <Price cents={priceCents} size="s" />
              </dd>
            </div>
            <div>
              <dt>{t.newPrice()}</dt>
              <dd>
                <Price cents={heldPriceCents} size="s" />
              </dd>
            </div>
            <div>
              <dt>{t.change()}</dt>
              <dd>{changeOf(priceCents, heldPriceCents)}</dd>
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
              aria-label={t.acceptPrice({ product: name })}
            >
              {t.accept()}
            </Button>
            <Button
              type="submit"
              name="accept"
              value="0"
              size="sm"
              variant="default"
              aria-label={t.rejectPrice({ product: name })}
            >
              {t.reject()}
            </Button>
          </Form>
          <Refused answer={answer} about={`price ${productId}`} />
        </li>
      ))}
    </ul>
  )
}
