// Holds the desk of the sync: providers, prices and categories, each in words and within reach.
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { NOW_MS, providerDesk, syncRun } from '#src/features/sync/sync.fixture.ts'
import { ActiveRuns } from './active-runs.tsx'
import { PathsList } from './paths-list.tsx'
import { PricesList } from './prices-list.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import type { SyncAnswer } from './sync-answer.ts'

const show = (piece: ReactNode) => renderInShop(<MantineRoot close="Cerrar">{piece}</MantineRoot>)
const still = { answer: undefined } as const
const provider = (
  changes: Parameters<typeof providerDesk>[0] = {},
  answer?: SyncAnswer,
  open: Parameters<typeof ProviderPanel>[0]['open'] = [],
) => (
  <ul>
    <ProviderPanel
      desk={providerDesk(changes)}
      nowMs={NOW_MS}

      open={open}
      answer={answer}
    />
  </ul>
)
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )

test('a provider says how it stands, what it used, and when it goes on', async () => {
  const { container } = show(
    provider({ failuresInARow: 3, restsUntil: '2026-11-28T18:00:00.000Z', callsToday: 4500 }),
  )
  expect(factsOf()).toMatchObject({
    'Última sincronización': 'Hace 5 minutos',
    'En el catálogo': '1.200 productos',
    'Tasa de éxito': '95 %',
    'Llamadas de hoy': '4.500 de 5.000',
    'Fallos seguidos': '3',
  })
  expect(factsOf()['Descansa hasta']).toMatch(/28 nov/)
  // By the shop's clock, as all times of the desk.
  expect(screen.getByText('Hace 5 minutos').title).toMatch(/28 nov\.? 2026, 7:55/)
  screen.getByRole('button', { name: 'Sincronizar eBay' })
  screen.getByRole('button', { name: 'Pausar eBay' })
  await expectAccessible(container)
})

test('a paused one can be resumed and not asked; nor can one while something runs', () => {
  const { unmount } = show(provider({ paused: true }))
  screen.getByRole('button', { name: 'Reanudar eBay' })
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar eBay' })
  expect(trigger().ariaDisabled).toBe('true')
  expect(factsOf()['Próxima']).toBe('No programada')
  unmount()
  show(provider({}, undefined, [{ provider: 'walmart', hold: null }]))
  expect(trigger().ariaDisabled).toBe('true')
})

test.each([
  ['ebay', 'refused', null],
  ['ebay', 'quota', 'true'],
  ['walmart', 'quota', null],
] as const)('a run of %s that rests can be hurried when it was refused: %s', (whose, hold, off) => {
  show(provider({}, undefined, [{ provider: whose, hold }]))
  const trigger = screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar eBay' })
  expect(trigger.ariaDisabled).toBe(off)
})

test('a run that is held up is told with its reason, and nothing turns', () => {
  const held = { state: 'running', progress: 40, endedAt: null } as const
  show(
    <ActiveRuns
      runs={[
        syncRun({ ...held, id: 1, hold: 'paused' }),
        syncRun({ ...held, id: 2, hold: 'quota', restsUntil: '2026-11-29T00:00:00.000Z' }),
        syncRun({ ...held, id: 3 }),
      ]}
      jobs={[]}
    />,
  )
  const [paused, spent, running] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(paused).toMatch(/En pausa.*sigue cuando se reanude la tienda/)
  expect(spent).toMatch(/En espera.*Se agotó el cupo de llamadas del día.*Descansa hasta/)
  expect(running).toMatch(/En curso/)
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
})

test('hours beyond the terms are answered at the field, and what was typed stays', () => {
  const typed = {
    salesPolicy: 'affiliate',
    expiresHours: '48',
    keepsHistory: false,
    seen: 'as-it-was',
  }
  const { container } = show(
    provider(
      { provider: 'amazon', longestHours: 24, mayKeepHistory: false },
      { about: 'policy amazon', code: 'hours', typed },
    ),
  )
  const hours = screen.getByRole<HTMLInputElement>('textbox', { name: 'Horas que vale una oferta' })
  expect([hours.value, hours.getAttribute('aria-invalid')]).toEqual(['48', 'true'])
  screen.getByText('Escribe un número entero de horas, de 1 a 24.')
  screen.getByText('Las condiciones de la tienda no permiten guardar historial de precios.')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('affiliate')
  // What somebody else changed meanwhile is still told.
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('as-it-was')
})

test('a refusal stands beside what it is about, and nowhere else', () => {
  show(
    <>
      {provider({}, { about: 'ebay', code: 'provider_paused' })}
      {provider({ provider: 'walmart' }, { about: 'ebay', code: 'provider_paused' })}
    </>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a held price is decided as it was seen', async () => {
  const prices = [
    {
      productId: 3,
      provider: 'ebay' as const,
      name: 'Taza',
      textLanguage: 'es',
      priceCents: 2000,
      heldPriceCents: 500,
      since: '2026-11-28T11:00:00.000Z',
      until: '2026-11-29T11:00:00.000Z',
    },
  ]
  const { container, unmount } = show(<PricesList prices={prices} {...still} />)
  expect(factsOf()['Cambio']?.replaceAll('\u00a0', ' ')).toBe('−75 %')
  const accept = screen.getByRole('button', { name: 'Aceptar el precio nuevo de Taza' })
  const form = accept.closest('form') as HTMLFormElement
  expect(Object.fromEntries(new FormData(form, accept))).toEqual({
    intent: 'price',
    id: '3',
    heldPriceCents: '500',
    accept: '1',
  })
  screen.getByRole('button', { name: 'Rechazar el precio nuevo de Taza' })
  await expectAccessible(container)
  unmount()
  show(<PricesList prices={prices.map((each) => ({ ...each, since: null }))} {...still} />)
  screen.getByText(/El precio de antes se puede mostrar hasta/)
  expect(screen.queryByRole('button', { name: /^Rechazar/ })).toBeNull()
})

test('a place of a store gets a category or is not sold here', async () => {
  const place = {
    id: 4,
    provider: 'walmart' as const,
    path: 'Home > Lamps',
    sample: 'Lamp',
    seen: 12,
    category: null,
    ignored: true,
    lastSeenAt: '2026-11-28T11:00:00.000Z',
  }
  const { container } = show(<PathsList places={[place]} {...still} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Categoría de Home > Lamps',
  })
  expect(select.value).toBe('ignored')
  // A store speaks its own language.
  for (const words of ['Home > Lamps', 'Lamp']) expect(screen.getByText(words).lang).toBe('en')
  expect(within(select).getAllByRole('option')).toHaveLength(7)
  await expectAccessible(container)
})
