// A small calculator on a service's page: four fields that lead into the real one, or into a quote to keep.
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-parts.module.css'

/** Goods with services of their own are said to be what they are. */
const CONTENTS: Partial<Record<PricedService, string>> = {
  vehicle: 'vehicle',
  furniture: 'furniture',
}

export function QuickQuote({ service }: { service: PricedService | null }) {
  const { transport: t, calculator, shell } = useTexts()
  const quoteTo = useHref(paths.quote())
  const locale = useUiLocale()
  const field = (name: string, label: string) => (
    <TextField name={name} label={label} inputMode="decimal" autoComplete="off" maxLength={30} />
  )
  return (
    <form
      method="get"
      action={useHref(paths.calculator())}
      className={`pu-card ${styles.quick}`}
      aria-labelledby="quick-quote"
    >
      <h2 id="quick-quote" className={styles.quickTitle}>
        {t.quick()}
      </h2>
      <p className={styles.soft}>{t.quickText()}</p>
      <input type="hidden" name="numbers" value={locale} />
      {service && <input type="hidden" name="contents" value={CONTENTS[service] ?? ''} />}
      <div className={styles.quickFields}>
        {field('length', `${calculator.long()} (cm)`)}
        {field('width', `${calculator.wide()} (cm)`)}
        {field('height', `${calculator.high()} (cm)`)}
        {field('weight', `${calculator.weight()} (lb)`)}
      </div>
      <Button type="submit" name="asked" value="1" wide>
        {t.quickButton()}
      </Button>
      <Button
        type="submit"
        name="asked"
        value="1"
        formAction={quoteTo}
        variant="secondary"
        icon="share"
        wide
      >
        {shell.quote()}
      </Button>
    </form>
  )
}
