// The amount of an order in bolivars as it was agreed, by which rate, and until when that holds.
import type { FrozenBolivars as Frozen } from '#contract/orders.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Price } from '#src/ui/price.tsx'
import { BolivarCitation } from './bolivar-citation.tsx'
import styles from './order-page.module.css'

interface FrozenBolivarsProps {
  bolivars: Frozen
  /** Amount and rate stand elsewhere on the page. */
  noteOnly?: boolean
}

export function FrozenBolivars({ bolivars, noteOnly = false }: FrozenBolivarsProps) {
  const { bolivars: t } = useTexts().orders
  const { locale } = useFacts()
  const { centimos, frozenUntil, held } = bolivars
  const until = formatWhen(frozenUntil, locale)
  return (
    <div className={styles.bolivars} data-ended={!held || undefined}>
      {!noteOnly && (
        <p className={styles.bolivarRow}>
          <span>{t.amount()}</span>
          <Price cents={centimos} currency="VES" />
        </p>
      )}
      <p className={styles.soft}>
        {!noteOnly && <BolivarCitation cited={bolivars} />}{' '}
        <span suppressHydrationWarning>{held ? t.held({ until }) : t.ended({ until })}</span>
      </p>
    </div>
  )
}
