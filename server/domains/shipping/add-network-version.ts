// Adds a version of a tax, a remote surcharge or the days of a route; what held before stays as it is.
import type { AddNetworkVersionInput, AddNetworkVersionOutcome } from '#contract/network-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { startFault } from '#domain/dated-versions.ts'
import type { NetworkFigure } from '#domain/network-figures.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { Destination } from './destination.entity.ts'
import { NetworkVersion } from './network-version.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'

const ACTIONS = {
  tax: 'shipping.changeCountry',
  remote: 'shipping.changeDestination',
  days: 'shipping.changeRoute',
} as const satisfies Record<NetworkFigure['kind'], string>

const isPlace = async (em: Ctx['em'], { place: code, figure }: AddNetworkVersionInput) =>
  (figure === 'tax'
    ? await em.count(ShippingCountry, { code })
    : await em.count(Destination, { code })) > 0

/** The transaction's own view, behind the lock: nobody else adds a version now. The newest by writing first. */
const versionsOf = (em: Ctx['em'], { place, figure }: AddNetworkVersionInput) =>
  em.find(
    NetworkVersion,
    { place, figure },
    { orderBy: { id: 'desc' }, fields: ['version', 'validFrom'], refresh: true },
  )

export async function addNetworkVersion(
  ctx: Ctx & { user: CurrentUser },
  input: AddNetworkVersionInput,
): Promise<AddNetworkVersionOutcome> {
  const { em, now, user } = ctx
  const { place, figure, typed: data, note, replace } = input
  if (!(await isPlace(em, input))) throw fail('not_found')
  const validFrom = input.validFrom === null ? now : new Date(input.validFrom)
  await countTariffChange(em)
  const known = await versionsOf(em, input)
  const newest = known[0]?.version ?? null
  if (newest !== input.basedOn) return refuse('tariff_changed', { version: newest })
  const fault = startFault(known, { validFrom, replace }, now)
  if (fault) return refuse(fault)
  const version = `${place}-${figure}-${known.length + 1}`
  await em.insert(NetworkVersion, {
    version,
    place,
    figure,
    validFrom,
    data,
    note,
    createdBy: user.id,
    createdAt: now,
  })
  await audit(ctx, {
    actorId: user.id,
    action: ACTIONS[data.kind],
    object: `network_version:${version}`,
    details: { ...data, basedOn: newest, validFrom: validFrom.toISOString() },
  })
  return { ok: true, version }
}
