// What the page of one card needs: its versions, and the tariff of a place it reaches, to try changes on.
import type { Service } from '#domain/shipping-services.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'

interface Card {
  zone: string
  service: Service
}

async function findReach({ zone, service }: Card, { read }: Pick<PageContext, 'read'>) {
  const { destinations } = await read.shipping.desk().catch(throwStatus)
  const place = destinations.find(
    ({ country, routes }) => country === zone && routes.some((route) => route.service === service),
  )
  if (!place) return null
  const tariff = await read.shipping.tariff({ destination: place.code }).catch(() => null)
  return tariff && { tariff, place: place.name }
}

/** `ve-air-12` is the twelfth. */
const numberOf = (version: string): number => Number(version.slice(version.lastIndexOf('-') + 1))

export async function loadCard(card: Card, door: Pick<PageContext, 'read'>) {
  const [versions, reach] = await Promise.all([
    door.read.shipping.rateCards(card).catch(throwStatus),
    findReach(card, door),
  ])
  // Versions are listed by their start; the newest one is the one written last.
  const [newest] = versions.toSorted((a, b) => numberOf(b.version) - numberOf(a.version))
  if (!newest) throw new Response(null, { status: 404 })
  const current = versions.find(({ state }) => state === 'current') ?? null
  return { ...card, versions, newest: newest.version, base: current ?? newest, current, reach }
}
