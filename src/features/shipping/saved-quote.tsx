// A kept quote as it was answered: until when it holds, every service with its lines, and what can be done with it.
import type { ReactNode } from 'react'
import { hasChoice } from '#domain/has-choice.ts'
import { localised, paths } from '#contract/paths.ts'
import { shipmentQuery } from '#contract/shipment-view.ts'
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import type { QuoteOption } from '#domain/quote-types.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './kept-quote.module.css'
import { OptionCard } from './option-card.tsx'
import { SavedPieces } from './saved-pieces.tsx'
import type { DutyParts } from './shipment-result.tsx'
import { ShareQuote } from './share-quote.tsx'
import { viewOfSaved } from './typed-quote.ts'

interface SavedQuoteProps {
  saved: OpenedQuoteView
  token: string
  /** The form that mails it. */
  mail: ReactNode
  /** The way on from the price of each. */
  ways: Partial<Record<QuoteOption['service'], ReactNode>>
  /** How the page shows what the formal customs rules gave. */
  duties: DutyParts
}

export function SavedQuote({ saved, token, mail, ways, duties: parts }: SavedQuoteProps) {
  const { quoting: t, tariffs } = useTexts()
  const { locale, origin } = useFacts()
  const { destination, quote, customs, taxIncluded, validUntil, expired, today } = saved
  const title = t.heading({
    place: `${destination.name}, ${countryName(destination.country, locale)}`,
  })
  const again = paths.quote(shipmentQuery(viewOfSaved(saved, locale)))
  const date = formatWhen(validUntil, locale)
  const shown = quote.options.filter((option) => option.refused !== 'not_for_goods')
  const todayOf = (service: QuoteOption['service']) => {
    const now = today?.options.find((option) => option.service === service)
    return now?.refused === null ? now.totalCents : undefined
  }
  const prices = quote.options.filter((option) => option.refused === null)
  return (
    <>
      <div className="pu-split">
        <div className={styles.main}>
          <Notice
            still
            tone={expired ? 'warn' : 'success'}
            {...(expired && {
              title: t.kept.expiredTitle(),
              actions: (
                <ButtonLink to={again} variant="secondary" icon="refresh" rel="nofollow">
                  {t.kept.recompute()}
                </ButtonLink>
              ),
            })}
          >
            {expired ? t.expired({ date }) : t.valid({ date })}{' '}
            {today && (expired ? t.kept.bothTotals() : t.kept.goodsMoved())}
          </Notice>
          <section aria-labelledby="kept-prices" className={styles.main}>
            <h2 id="kept-prices">{t.prices()}</h2>
            <div className={styles.options}>
              {shown.map((option) => {
                const duty = customs?.byService[option.service]
                return (
                  <OptionCard
                    key={option.service}
                    {...{ option, taxIncluded }}
                    compared={hasChoice(shown)}
                    taxesNote={duty && <parts.Brief {...duty} />}
                    todayCents={todayOf(option.service)}
                    action={option.refused === null && ways[option.service]}
                  />
                )
              })}
            </div>
            {customs && <parts.Whole duties={customs.byService} quote={quote} />}
          </section>
          <SavedPieces saved={saved} />
          <p className={styles.soft}>
            {prices.some(({ example }) => example) && (
              <>
                <span aria-hidden="true">* </span>
                {tariffs.exampleNote()}{' '}
              </>
            )}
            {taxIncluded ? '' : `${t.estimate()} `}
            {t.dollars()}{' '}
            {customs &&
              t.rules({ rules: customs.rules.join(', '), day: formatDay(customs.day, locale) })}
          </p>
        </div>
        <aside className={styles.side}>
          <ShareQuote url={origin + localised(locale, paths.savedQuote(token))} title={title} />
          {mail}
        </aside>
      </div>
    </>
  )
}
