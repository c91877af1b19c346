// Who pays what customs may ask beyond the price, in one sentence before anybody orders.
import { paths } from '#contract/paths.ts'
import type { OrderService } from '#domain/shipping-services.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from './anchor.tsx'
import styles from './customs-note.module.css'
import { formatCustoms, type ToldCustoms } from './format-customs.ts'

interface CustomsNoteProps {
  customs: ToldCustoms
  /** Where the goods go: two lower-case letters. */
  country: string
  /** By which service it is so, where another one is asked something else. */
  by?: OrderService | undefined
}

/** Needs the dictionary `customsNote`. */
export function CustomsNote({ customs, country, by }: CustomsNoteProps) {
  const { customsNote: t } = useTexts()
  const { locale } = useFacts()
  return (
    <p className={styles.note}>
      {formatCustoms(t, customs, locale)} {by && `${t.by[by]()} `}
      {customs.by === 'shopper' && (
        <Anchor to={paths.customsCalculator(new URLSearchParams({ to: country.toUpperCase() }))}>
          {t.how()}
        </Anchor>
      )}
    </p>
  )
}
