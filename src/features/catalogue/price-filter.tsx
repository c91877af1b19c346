// The price range: a slider for thumbs and two number fields that say the same exactly, also without scripts.
import { useState } from 'react'
import { PRICE_SLIDER } from '#contract/catalogue-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { TextField } from '#src/ui/field.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './price-filter.module.css'

const { min: least, max: most, step, initial } = PRICE_SLIDER

interface PriceFilterProps {
  /** US cents; null is no limit. */
  minCents: number | null
  maxCents: number | null
}

const dollars = (cents: number | null): string => (cents === null ? '' : String(cents / 100))

/** The limit that a typed or dragged number asks for; the slider's end asks for none. */
const limit = (text: string): number | null => {
  const cents = Math.round(Number(text) * 100)
  return text === '' || !(cents >= 0 && cents < most * 100) ? null : cents
}

export function PriceFilter({ minCents, maxCents }: PriceFilterProps) {
  const { list } = useTexts().catalogue
  const locale = useUiLocale()
  const [seen, setSeen] = useState(maxCents)
  const [draft, setDraft] = useState<string | null>(null)
  if (seen !== maxCents) {
    setSeen(maxCents)
    // Somebody else changed it (a chip, going back): their number counts, not the one typed here before.
    if (draft !== null && limit(draft) !== maxCents) setDraft(null)
  }
  const text = draft ?? dollars(maxCents)
  const cents = limit(text)
  // Untouched, the handle waits in the middle and limits nothing.
  const place = cents !== null ? cents / 100 : draft === null ? initial : most
  const said = cents === null ? list.anyPrice() : list.upTo({ price: formatMoney(cents, locale) })
  return (
    <fieldset>
      <legend className={styles.legend}>{list.price()}</legend>
      <div className={styles.slide}>
        <output className={styles.said} aria-hidden="true">
          {said}
        </output>
        {/* Without a name: a handle that nobody moved must not be sent along. */}
        <input
          type="range"
          className={styles.slider}
          data-free={cents === null || undefined}
          aria-label={list.maxPrice()}
          aria-valuetext={said}
          min={least}
          max={most}
          step={step}
          value={place}
          onChange={({ target }) => setDraft(target.valueAsNumber >= most ? '' : target.value)}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          type="number"
          inputMode="decimal"
          name="minPrice"
          label={list.least()}
          min={least}
          step="any"
          defaultValue={dollars(minCents)}
        />
        <TextField
          type="number"
          inputMode="decimal"
          name="maxPrice"
          label={list.most()}
          min={least}
          step="any"
          value={text}
          onChange={({ target }) => setDraft(target.value)}
        />
      </div>
    </fieldset>
  )
}
