// What can be said of all ticked prices at once; their boxes stand in the list and belong to this form.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { HeldPrices } from '#contract/held-prices.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { CheckField } from '#src/ui/field.tsx'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

export const PRICES_FORM = 'held-prices'

interface PricesBarProps {
  prices: HeldPrices['prices']
  picked: ReadonlySet<number>
  onPick: (picked: ReadonlySet<number>) => void
  answer: SyncAnswer | undefined
}

export function PricesBar({ prices, picked, onPick, answer }: PricesBarProps) {
  const { priceDesk: t } = useTexts()
  const hydrated = useHydrated()
  const here = prices.filter(({ productId }) => picked.has(productId)).length
  const words = { '1': t.acceptPicked(), '0': t.rejectPicked() }
  const answers = prices.some(({ since }) => since) ? (['1', '0'] as const) : (['1'] as const)
  return (
    <Form id={PRICES_FORM} method="post" preventScrollReset className={questions.bulk}>
      <input type="hidden" name="intent" value="prices" />
      {hydrated && (
        <CheckField
          label={t.pickAll()}
          checked={here === prices.length}
          onChange={({ currentTarget: { checked } }) =>
            onPick(new Set(checked ? prices.map(({ productId }) => productId) : []))
          }
        />
      )}
      <span className={questions.answers}>
        {answers.map((accept) => (
          <Button key={accept} type="submit" name="accept" value={accept} variant="default">
            {words[accept]}
          </Button>
        ))}
        <span role="status" className={questions.count}>
          {here > 0 && t.picked({ count: here })}
        </span>
      </span>
      <Refused answer={answer} about="prices" />
    </Form>
  )
}
