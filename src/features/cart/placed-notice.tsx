// What an empty cart says to whoever has just ordered and never saw the answer: the order is there, and here.
import type { Placed } from '#contract/checkout.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

export function PlacedNotice({ placed }: { placed: Placed | null }) {
  const { cart } = useTexts()
  const { placed: t } = cart
  if (!placed) return null
  const { number, key } = placed
  return (
    <Notice
      still
      tone="success"
      title={t.title({ number })}
      actions={
        <ButtonLink to={paths.orderConfirmation(number, key)} size="s">
          {t.see()}
        </ButtonLink>
      }
    >
      <p>{t.text()}</p>
    </Notice>
  )
}
