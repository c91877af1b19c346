// An admin at the desk of the network, with short ways to add versions and to ask what a parcel costs.
import { openAccountShop } from '#tests/support/account-shop.ts'

export const NOW = '2026-05-04T15:00:00.000Z'
export const JUNE = '2026-06-01T04:00:00.000Z'

export const tax = (country: string, taxPercent: string | null) => ({
  place: country,
  figure: 'tax' as const,
  typed: { kind: 'tax' as const, taxPercent, confirmed: true },
})
export const air = (place: string, minDays: number, maxDays: number, served = true) => ({
  place,
  figure: 'air' as const,
  typed: { kind: 'days' as const, served, minDays, maxDays },
})
export const remote = (place: string, dollars: string) => ({
  place,
  figure: 'remote' as const,
  typed: { kind: 'remote' as const, remote: dollars, confirmed: true },
})

const parcel = { weight: 30, length: 20, width: 20, height: 20, sizeUnit: 'in' } as const
export const ask = (destination: string) => ({
  destination,
  services: ['air' as const],
  pieces: [{ ...parcel, declaredValue: 100 }],
})

export async function openNetworkDesk() {
  const shop = await openAccountShop()
  const boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  const { shipping: desk } = boss.call
  type Answer = Awaited<ReturnType<typeof desk.simulate>>
  const summary = (answer: Answer) => {
    if (!('quote' in answer)) return answer.code
    const [option] = answer.quote.options
    if (option?.refused !== null) return option?.refused ?? 'nothing'
    return { cents: option.totalCents, days: [option.minDays, option.maxDays] }
  }
  type Added = Parameters<typeof desk.addNetworkVersion>[0]
  return {
    shop,
    boss,
    desk,
    /** Based on whatever is the newest now, as a page that was just opened. */
    add: async (version: Omit<Added, 'basedOn' | 'note'>) => {
      const { place, figure } = version
      const { newest: basedOn } = await desk.networkVersions({ place, figure })
      return desk.addNetworkVersion({ ...version, basedOn, note: 'Porque sí' })
    },
    /** What a parcel to a place costs, or why it does not go. */
    now: async (place: string) => summary(await shop.visitor().call.shipping.quote(ask(place))),
    on: async (place: string, at: string) => summary(await desk.simulate({ ...ask(place), at })),
  }
}
export type NetworkDesk = Awaited<ReturnType<typeof openNetworkDesk>>
