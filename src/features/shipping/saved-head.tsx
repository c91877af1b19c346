// The head of a kept quote: where to and when it was made, on paper, and to begin another one with.
import { localised, paths } from '#contract/paths.ts'
import { shipmentQuery } from '#contract/shipment-view.ts'
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import styles from './kept-quote.module.css'
import { viewOfSaved } from './typed-quote.ts'

export function SavedHead({ saved, token }: { saved: OpenedQuoteView; token: string }) {
  const { quoting: t } = useTexts()
  const { locale } = useFacts()
  const { destination, savedAt } = saved
  const title = t.heading({
    place: `${destination.name}, ${countryName(destination.country, locale)}`,
  })
  const again = paths.quote(shipmentQuery(viewOfSaved(saved, locale)))
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.soft}>{t.made({ date: formatWhen(savedAt, locale) })}</p>
        <h1>{title}</h1>
      </div>
      <div className={styles.buttons}>
        <ButtonLink
          href={localised(locale, paths.quotePdf(token))}
          download=""
          icon="download"
          rel="nofollow"
        >
          {t.kept.pdf()}
        </ButtonLink>
        <ButtonLink to={again} variant="secondary" icon="copy" rel="nofollow">
          {t.kept.again()}
        </ButtonLink>
      </div>
    </header>
  )
}
