// A shipment before and after a typed figure, computed by the function that prices every quote.
import { Text } from '@mantine/core'
import type { NetworkFigure, FigureName } from '#domain/network-figures.ts'
import { figureKind, withFigure } from '#domain/network-figures.ts'
import type { QuoteOption } from '#domain/quote-types.ts'
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { BeforeAfter } from '../kit/before-after.tsx'
import { quoteSample } from '../kit/quote-sample.ts'
import { useRouteWords } from '../kit/use-route-words.ts'
import type { LoadedFigure } from './use-figure.ts'

interface FigureExampleProps extends Pick<LoadedFigure, 'reach' | 'usualTax'> {
  name: FigureName
  before: NetworkFigure | null
  after: NetworkFigure
}

/** What the things sent are worth: a round number to see a tax by. */
const WORTH_CENTS = 10_000

export function FigureExample({ name, before, after, reach, usualTax }: FigureExampleProps) {
  const { routesDesk: t, tariffDesk } = useTexts()
  const locale = useUiLocale()
  const { serviceOf } = useRouteWords()
  if (!reach || reach.tariff.services.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t.workedNone()}
      </Text>
    )
  const { tariff, place } = reach
  const services = PRICED_SERVICES.filter(
    (service) =>
      tariff.services.some((way) => way.service === service) &&
      (figureKind(name) !== 'days' || service === name),
  )
  const tried = (service: (typeof services)[number], figure: NetworkFigure | null) => {
    const changed = figure ? withFigure(tariff, name, figure, usualTax) : tariff
    return quoteSample(changed, service, 'medium', WORTH_CENTS)
  }
  const shown = (option: QuoteOption | null) =>
    option?.refused === null ? (
      <span>
        {formatMoney(option.totalCents, locale)}
        <Text size="xs" c="dimmed">
          {tariffDesk.dayRange({ min: option.minDays, max: option.maxDays })}
        </Text>
      </span>
    ) : (
      t.shut()
    )
  return (
    <>
      <div>
        <h3>{t.worked()}</h3>
        <Text size="sm" c="dimmed">
          {t.workedText({ place, value: formatMoney(WORTH_CENTS, locale) })}
        </Text>
      </div>
      {services.length > 0 && (
        <BeforeAfter
          caption={t.worked()}
          about={tariffDesk.service()}
          rows={services.map((service) => ({
            key: service,
            label: serviceOf(service),
            before: shown(tried(service, before)),
            after: shown(tried(service, after)),
          }))}
        />
      )}
    </>
  )
}
