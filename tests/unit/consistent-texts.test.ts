// Proves that the site says one thing about what may travel and about the days to the door, wherever it says it.
import { beforeAll, expect, test } from 'vitest'
import { findRestricted } from '#domain/restricted-items.ts'
import { RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { contentText } from '#server/domains/content/content-text.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'

beforeAll(() => loadAllLocales())

/** Specification §9: liquids, aerosols, loose lithium batteries, medicines and customs-restricted goods. */
const FAMILIES = [
  /l[ií]quid/iu,
  /aeross?[oó]/iu,
  /batter|bater[ií]a/iu,
  /lithium|liti?o|lítio/iu,
  /medic|rem[eé]dio/iu,
  /customs|aduana|dogana|alfândega/iu,
]
const CONDITIONS = /condici|condition|condizion|condiç|flammable|inflam/iu

test.each(LOCALES)('whoever lists what does not travel lists it whole (%s)', (locale) => {
  const { abroad, venezuela, transport } = i18nObject(locale)
  const answers = contentText(locale, 'help').split('\n')
  const restricted = answers.find((line) => /^L[ií]quid/u.test(line)) ?? ''
  for (const text of [
    abroad.faq.forbiddenText(),
    venezuela.travels.four(),
    transport.air.answer3(),
    transport.mailbox.answer3(),
    restricted,
  ]) {
    for (const family of FAMILIES) expect(text).toMatch(family)
    expect(text).not.toMatch(CONDITIONS)
  }
})

test.each(LOCALES)(
  'door to door by air takes 7 to 15 days everywhere, no working days (%s)',
  (locale) => {
    const { abroad, transport } = i18nObject(locale)
    for (const text of [
      abroad.faq.timeText(),
      transport.air.answer2(),
      contentText(locale, 'help'),
    ]) {
      expect(text).toMatch(/\b7 (?:a|to) 15 (?:days|d[ií]as|giorni)\b/u)
      expect(text).not.toMatch(/15 (?:\S+ (?:hábiles|lavorativi|úteis)|business days)/u)
    }
  },
)

test.each(LOCALES)('what a rate card decides is told by the card alone (%s)', (locale) => {
  const { transport } = i18nObject(locale)
  for (const text of [
    transport.air.answer1(),
    transport.courier.point2(),
    transport.courier.step2(),
  ])
    expect(text).not.toMatch(/\d/u)
})

test.each(LOCALES)(
  'every example of what may not travel is known to be of its kind (%s)',
  (locale) => {
    const { list } = i18nObject(locale).contentPages.help
    for (const kind of RESTRICTED_KINDS)
      for (const example of list[kind]().split(', '))
        expect([example, findRestricted(example)?.kind]).toEqual([example, kind])
  },
)
