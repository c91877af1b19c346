// What a kept quote was asked: its parcels with their measures, and the extras.
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import { EXTRAS } from '#contract/shipment-view.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './kept-quote.module.css'

type Piece = SavedQuoteView['input']['pieces'][number]

export function SavedPieces({ saved }: { saved: SavedQuoteView }) {
  const { quoting: t, calculator, tariffs, category } = useTexts()
  const locale = useUiLocale()
  const { input, quote } = saved
  const extras = EXTRAS.flatMap((extra) => (input[extra] ? [calculator[extra]()] : []))
  const measure = ({ thousandths, unit }: { thousandths: number; unit: string }) =>
    formatMeasure(thousandths, unit, locale)
  const nameOf = ({ description, category: kind, goods }: Piece, place: number): string => {
    if (description !== '') return description
    if (goods !== 'parcel') return tariffs.contents[goods]()
    const known = CATEGORIES.find((name) => name === kind)
    if (known) return category[known]()
    return kind && kind in tariffs.contents
      ? tariffs.contents[kind as 'liquids']()
      : calculator.piece({ piece: place + 1 })
  }
  return (
    <section aria-labelledby="asked-pieces" className={`pu-card ${styles.box}`}>
      <h2 id="asked-pieces">{t.pieces()}</h2>
      <ol className={styles.pieces}>
        {input.pieces.map((piece, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
          <li key={place}>
            <strong>{nameOf(piece, place)}</strong>
            <span className={styles.soft}>
              {t.piece({
                quantity: piece.quantity,
                weight: measure(piece.weight),
                size: [piece.box.length, piece.box.width, piece.box.height]
                  .map(measure)
                  .join(' × '),
              })}
              {piece.declaredCents > 0 &&
                `. ${t.declared({ amount: formatMoney(piece.declaredCents, locale) })}`}
            </span>
            {piece.estimated && <Badge tone="honey">{t.estimated()}</Badge>}
          </li>
        ))}
      </ol>
      <p className={styles.soft}>
        {t.measures({
          pounds: measure({ thousandths: quote.poundsThousandths, unit: tariffs.unit.lb() }),
          volume: measure({ thousandths: quote.cubicFeetThousandths, unit: tariffs.unit.ft3() }),
        })}
        {'. '}
        {t.includes()}: {extras.length > 0 ? extras.join(', ') : t.plain()}.
      </p>
    </section>
  )
}
