// Says in words why a service does not take a shipment, and what to do instead.
import type { RefusedOption } from '#domain/quote-blame.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { formatStart } from '#src/ui/format-start.ts'

type Words = TranslationFunctions['tariffs']

export const refusalText = (option: RefusedOption, words: Words, locale: Locale): string => {
  const { refused: t, goods, contents, measure } = words
  switch (option.refused) {
    case 'not_served':
      return t.not_served()
    case 'route_suspended': {
      const { since, until, notice } = option.suspension
      return [
        t.route_suspended({ since: formatStart(since, locale) }),
        notice[locale],
        until ? t.until({ until: formatStart(until, locale) }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    }
    case 'not_for_goods':
      return t.not_for_goods({
        piece: option.piece,
        carries: option.carries.map((kind) => goods[kind]()).join(', '),
      })
    case 'restricted_item':
      return [
        t.restricted_item({ piece: option.piece, kind: contents[option.kind]() }),
        option.word ? t.word({ word: option.word }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'too_heavy':
      return t.too_heavy({
        piece: option.piece,
        limit: formatMeasure(option.limit.thousandths, option.limit.unit, locale),
      })
    case 'too_large':
      return t.too_large({
        piece: option.piece,
        limit: formatMeasure(option.limit.thousandths, option.limit.unit, locale),
        measure: measure[option.measure](),
      })
    case 'too_dear':
      return t.too_dear({ limit: formatMoney(option.limitCents, locale) })
    case 'too_many_pieces':
      return t.too_many_pieces({ pieces: option.pieces, limit: option.limit })
  }
}

/** The same away from its service's name: at a field, or in an answer to a program. */
export const namedRefusalText = (option: RefusedOption, words: Words, locale: Locale): string =>
  `${words.service[option.service]()}: ${refusalText(option, words, locale)}`
