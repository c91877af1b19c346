// What the shipment measures and weighs before any rule rounds it, and a picture of its first box.
import type { Quote, QuoteInput } from '#domain/quote-types.ts'
import { useTexts } from '#src/lib/texts.ts'
import list from '#src/ui/fact-rows.module.css'
import { formatMeasure } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { BoxDrawing } from './box-drawing.tsx'
import styles from './shipment-result.module.css'

/** As the freight lines say it, of a service that bills by weight before one that only shows it; null without a price. */
const volumetricPounds = ({ options }: Quote): number | null => {
  const priced = options.flatMap((option) =>
    option.refused === null
      ? [option.lines.flatMap((line) => (line.code === 'freight' ? [line.reason] : []))]
      : [],
  )
  const weighed = priced.find((freight) => freight.every(({ basis }) => basis !== 'volume'))
  const [shown = null] = weighed ? [weighed] : priced
  return (
    shown?.reduce(
      (total, reason) => total + reason.volumetricPoundsThousandths * reason.quantity,
      0,
    ) ?? null
  )
}

export function ParcelFacts({ input, quote }: { input: QuoteInput; quote: Quote }) {
  const { calculator: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const box = input.pieces[0]?.box
  const volumetric = volumetricPounds(quote)
  const facts = [
    [t.cubicFeet(), formatMeasure(quote.cubicFeetThousandths, tariffs.unit.ft3(), locale)],
    ...(volumetric === null
      ? []
      : [[t.volumetric(), formatMeasure(volumetric, tariffs.unit.lb(), locale)] as const]),
    [t.actual(), formatMeasure(quote.poundsThousandths, tariffs.unit.lb(), locale)],
    [t.pieces(), String(quote.pieces)],
  ] as const
  const text = (side: { thousandths: number; unit: string }) =>
    formatMeasure(side.thousandths, side.unit, locale)
  return (
    <section className={`pu-card ${styles.facts}`} aria-labelledby="parcel-facts">
      <div>
        <h2 id="parcel-facts">{t.measures()}</h2>
        <dl className={list.rows}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {box && (
        <BoxDrawing
          box={box}
          label={t.drawing({
            length: text(box.length),
            width: text(box.width),
            height: text(box.height),
          })}
          footLabel={t.foot()}
        />
      )}
    </section>
  )
}
