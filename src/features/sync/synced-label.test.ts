// Tests the exact labels of the last sync, and their plurals in each language.
import { expect, test } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { textsOf } from '#src/lib/texts.ts'
import { syncedLabel } from './synced-label.ts'

loadAllLocales()
const NOW = Date.parse('2026-11-28T12:00:00.000Z')
const MINUTE = 60_000
const said = (minutes: number | null, locale: Locale = 'es') =>
  syncedLabel(
    textsOf(locale).syncStatus,
    minutes === null ? null : new Date(NOW - minutes * MINUTE).toISOString(),
    NOW,
  )

test('the documented words', () => {
  expect([null, 0.9, 5, 59, 60, 23 * 60, 24 * 60, 72 * 60].map((each) => said(each))).toEqual([
    'Nunca sincronizado',
    'Hace menos de 1 minuto',
    'Hace 5 minutos',
    'Hace 59 minutos',
    'Hace 1 hora',
    'Hace 23 horas',
    'Hace 1 día',
    'Hace 3 días',
  ])
})

test('a clock that is behind does not speak of the future', () => {
  expect(said(-5)).toBe('Hace menos de 1 minuto')
})

test('every language knows one from many', () => {
  expect([said(1), said(2)]).toEqual(['Hace 1 minuto', 'Hace 2 minutos'])
  expect([said(1, 'en'), said(2, 'en')]).toEqual(['1 minute ago', '2 minutes ago'])
  expect([said(60, 'it'), said(120, 'it')]).toEqual(['1 ora fa', '2 ore fa'])
  expect([said(1440, 'pt'), said(2880, 'pt')]).toEqual(['Há 1 dia', 'Há 2 dias'])
})
