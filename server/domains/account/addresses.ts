// The addresses somebody keeps; exactly one of them is the default while there are any.
import type {
  AddAddressInput,
  AddAddressOutcome,
  AddressView,
  ChangedAddresses,
  UpdateAddressInput,
} from '#contract/account-things.ts'
import { refuse } from '#contract/outcome.ts'
import { MAX_ADDRESSES } from '#domain/vocabulary.ts'
import { lockUser } from '#server/domains/auth/user.queries.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import type { Own } from './profile.view.ts'
import { UserAddress } from './user-address.entity.ts'

export async function listAddresses({ em, user }: Own): Promise<AddressView[]> {
  const rows = await em.find(
    UserAddress,
    { user: user.id },
    { orderBy: { isDefault: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  return rows.map(({ user: _owner, createdAt: _at, ...address }) => ({
    id: address.id,
    label: address.label,
    isDefault: address.isDefault,
    country: address.country,
    fullName: address.fullName,
    idDocument: address.idDocument,
    phone: address.phone,
    state: address.state,
    city: address.city,
    line1: address.line1,
    line2: address.line2,
    postalCode: address.postalCode,
  }))
}

export const listOwnAddresses = async (ctx: Ctx): Promise<AddressView[]> =>
  ctx.user ? listAddresses({ ...ctx, user: ctx.user }) : []

const changed = async (ctx: Own): Promise<ChangedAddresses> => ({
  ok: true,
  addresses: await listAddresses(ctx),
})

const makeDefault = async ({ em, user }: Own, id: number): Promise<void> => {
  await em.nativeUpdate(UserAddress, { user: user.id, isDefault: true }, { isDefault: false })
  await em.nativeUpdate(UserAddress, { user: user.id, id }, { isDefault: true })
}

export async function addAddress(
  ctx: Own,
  { isDefault, ...address }: AddAddressInput,
): Promise<AddAddressOutcome> {
  const { em, user, now } = ctx
  await lockUser(em, user.id)
  // Two of the same are of no use, and a form that was posted twice means one.
  const same = await em.findOne(UserAddress, { ...address, user: user.id }, { fields: ['id'] })
  if (same) {
    if (isDefault) await makeDefault(ctx, same.id)
    return changed(ctx)
  }
  const count = await em.count(UserAddress, { user: user.id })
  if (count >= MAX_ADDRESSES) return refuse('too_many_addresses')
  const row = { ...address, user: user.id, isDefault: false, createdAt: now }
  const id = Number(await em.insert(UserAddress, row))
  if (isDefault || count === 0) await makeDefault(ctx, id)
  return changed(ctx)
}

export async function updateAddress(
  ctx: Own,
  { id, ...address }: UpdateAddressInput,
): Promise<ChangedAddresses> {
  const mine = { id, user: ctx.user.id }
  if ((await ctx.em.nativeUpdate(UserAddress, mine, address)) === 0) throw fail('not_found')
  return changed(ctx)
}

export async function setDefaultAddress(ctx: Own, id: number): Promise<ChangedAddresses> {
  const { em, user } = ctx
  await lockUser(em, user.id)
  if ((await em.count(UserAddress, { id, user: user.id })) === 0) throw fail('not_found')
  await makeDefault(ctx, id)
  return changed(ctx)
}

export async function removeAddress(ctx: Own, id: number): Promise<ChangedAddresses> {
  const { em, user } = ctx
  await lockUser(em, user.id)
  if ((await em.nativeDelete(UserAddress, { id, user: user.id })) === 0) throw fail('not_found')
  const [first] = await listAddresses(ctx)
  if (first && !first.isDefault) await makeDefault(ctx, first.id)
  return changed(ctx)
}
