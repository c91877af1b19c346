// Names the services that alone carry something, as one sentence.
import type { OrderService } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

export const onlyByText = (
  services: readonly OrderService[],
  words: TranslationFunctions['restrictedGoods'],
  locale: Locale,
): string => {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return words.onlyBy({ services: list.format(services.map((service) => words.by[service]())) })
}
