// A small calculator on a service's page: four fields, the price by this service to the visitor's city below them, then the way to the rest.
import type { FormEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shipmentQuery } from '#contract/shipment-view.ts'
import { useFacts } from '#src/lib/facts.ts'
import { formText } from '#src/lib/form-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { shownText } from '#src/lib/typed-measure.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { pieceFaultText } from './piece-fault-text.ts'
import type { QuickAnswer } from './quick-answer.ts'
import styles from './quick-quote.module.css'
import { QuickPrices } from './quick-prices.tsx'
import { fieldName } from './shipment-rows.ts'
import { refusalFields } from './refusal-fields.ts'

const FIELDS = ['length', 'width', 'height', 'weight'] as const

export function QuickQuote({ quick }: { quick: QuickAnswer }) {
  const texts = useTexts()
  const { transport: t, calculator, tariffs } = texts
  const { destination } = useFacts()
  const locale = useUiLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const { view, answer } = quick
  const [piece] = view.pieces
  const names = {
    length: calculator.long(),
    width: calculator.wide(),
    height: calculator.high(),
    weight: calculator.weight(),
  }
  const refusals =
    answer.state === 'quoted' ? refusalFields(view, answer.quote, tariffs, locale) : {}
  const asked = shipmentQuery({ ...view, service: 'all', asked: true })
  return (
    <form
      method="get"
      action={here}
      noValidate
      className={`pu-card ${styles.quick}`}
      aria-labelledby="quick-quote"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const query = new URLSearchParams([
          ['numbers', locale],
          ['asked', '1'],
        ])
        const data = new FormData(event.currentTarget)
        for (const name of FIELDS) query.set(name, formText(data, name))
        void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true })
      }}
    >
      <h2 id="quick-quote" className={styles.title}>
        {t.quick()}
      </h2>
      <p className={styles.soft}>{t.quickText({ place: destination.name })}</p>
      <input type="hidden" name="numbers" value={locale} />
      <div className={styles.fields}>
        {FIELDS.map((name) => {
          const unit = name === 'weight' ? view.weightUnit : view.sizeUnit
          const fault = answer.faults[fieldName(0, name)]
          return (
            <TextField
              key={name}
              name={name}
              label={`${names[name]} (${unit})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              defaultValue={piece && shownText(piece[name], unit, view.numbers, locale)}
              error={
                fault ? pieceFaultText(name, fault, texts, locale) : refusals[fieldName(0, name)]
              }
            />
          )
        })}
      </div>
      <Button type="submit" name="asked" value="1" wide>
        {t.quickButton()}
      </Button>
      {answer.state === 'quoted' && <QuickPrices quote={answer.quote} />}
      {answer.state === 'quoted' && (
        <ButtonLink to={paths.calculator(asked)} variant="secondary" wide rel="nofollow">
          {t.quickMore()}
        </ButtonLink>
      )}
    </form>
  )
}
