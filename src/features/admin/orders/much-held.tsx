// Says above the list of orders that a tenth or more of the stock is held by orders nobody has paid.
import { Alert } from '@mantine/core'
import type { HeldStock } from '#contract/order-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Icon } from '#src/ui/icon.tsx'

export function MuchHeld({ held }: { held: HeldStock }) {
  const { admin: t } = useTexts()
  const { locale } = useFacts()
  return (
    <Alert color="orange" icon={<Icon name="alert" />} title={t.muchHeld()}>
      {t.muchHeldText({
        since: formatWhen(held.since, locale),
        pieces: formatNumber(held.pieces, locale),
        of: formatNumber(held.ofPieces, locale),
        amount: formatMoney(held.cents, locale),
        at: formatWhen(held.countedAt, locale),
      })}
    </Alert>
  )
}
