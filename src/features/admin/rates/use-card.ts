// What the page of one card needs: its versions, and the tariff of a place it reaches, to try changes on.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Service } from '#domain/shipping-services.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import type { Reach } from './card-difference.tsx'

interface Card {
  zone: string
  service: Service
}

function useReach({ zone, service }: Card): { at: string; reach: Reach | null } {
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const place = desk.destinations.find(
    ({ country, routes }) => country === zone && routes.some((route) => route.service === service),
  )
  const { data: tariff } = useQuery(
    trpc.shipping.tariff.queryOptions(
      { destination: place?.code ?? '' },
      { enabled: place !== undefined },
    ),
  )
  return { at: desk.at, reach: place && tariff ? { tariff, place: place.name } : null }
}

/** `ve-air-12` is the twelfth. */
const numberOf = (version: string): number => Number(version.slice(version.lastIndexOf('-') + 1))

export function useCard(card: Card) {
  const { data: versions } = useSuspenseQuery(trpc.shipping.rateCards.queryOptions(card))
  // Versions are listed by their start; the newest one is the one written last.
  const [newest] = versions.toSorted((a, b) => numberOf(b.version) - numberOf(a.version))
  if (!newest) throw new Response(null, { status: 404 })
  const current = versions.find(({ state }) => state === 'current') ?? null
  return { versions, newest: newest.version, base: current ?? newest, current, ...useReach(card) }
}
