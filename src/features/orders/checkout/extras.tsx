// What may be added to the carriage, each with what it is for; its price is a line of the total.
import { LANDED_EXTRAS, type LandedExtra } from '#domain/shipping-services.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './checkout.module.css'

export function Extras({ chosen }: { chosen: readonly LandedExtra[] }) {
  const { checkout: t, chargeNames } = useTexts()
  const scripted = useHydrated()
  return (
    <fieldset className={styles.extras}>
      <legend>{t.extras()}</legend>
      {LANDED_EXTRAS.map((extra) => (
        <label key={extra} className={styles.extra}>
          <input
            type="checkbox"
            name="extras"
            value={extra}
            defaultChecked={chosen.includes(extra)}
          />
          <span>
            {chargeNames[extra]()}
            <small>{t.extraHint[extra]()}</small>
          </span>
        </label>
      ))}
      {!scripted && (
        <Button type="submit" name="intent" value="reprice" variant="secondary" size="s">
          {t.reprice()}
        </Button>
      )}
    </fieldset>
  )
}
