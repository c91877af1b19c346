// Tests the banner over every admin page: which store needs somebody and why, in every language; nothing when none does.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { type SyncAlert, SyncAlerts } from './sync-banner.tsx'

const show = (alerts: readonly SyncAlert[], locale: Locale = 'es') =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <SyncAlerts alerts={alerts} />
    </MantineRoot>,
    { locale },
  )

const SAID: Record<Locale, [silent: string, doubtful: string]> = {
  es: [
    'eBay no termina una sincronización con éxito desde hace más de 7 horas.',
    'Walmart: una sincronización dudosa espera tu decisión.',
  ],
  en: [
    'eBay has not finished a sync successfully for over 7 hours.',
    'Walmart: a doubtful run is waiting for your decision.',
  ],
  it: [
    'eBay non completa una sincronizzazione da oltre 7 ore.',
    'Walmart: una sincronizzazione dubbia aspetta la tua decisione.',
  ],
  pt: [
    'eBay não conclui uma sincronização com êxito há mais de 7 horas.',
    'Walmart: uma sincronização duvidosa espera sua decisão.',
  ],
}

test.each(LOCALES)('names each store and what is the matter with it: %s', async (locale) => {
  const { container } = show(
    [
      { provider: 'ebay', alert: 'stale' },
      { provider: 'walmart', alert: 'suspicious' },
    ],
    locale,
  )
  for (const words of SAID[locale]) screen.getByText(words)
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/admin\/api-sync$/)
  await expectAccessible(container)
})

test('is not there while all goes well', () => {
  show([])
  expect(screen.queryByRole('status')).toBeNull()
})
