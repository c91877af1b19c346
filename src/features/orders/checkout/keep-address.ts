// Keeps the address of an order that is placed; whatever comes of it, the order stands.
import { ADDRESS_FIELDS, type OrderAddress } from '#contract/address.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** False: it is not among the addresses of the account. */
export async function keepAddress(
  { read, write }: Pick<PageContext, 'read' | 'write'>,
  address: OrderAddress,
): Promise<boolean> {
  try {
    // An order that is sent again must not leave its address twice.
    const kept = await read.account.addresses()
    const isSame = (other: OrderAddress) =>
      ADDRESS_FIELDS.every((field) => other[field] === address[field])
    return kept.some(isSame) || (await write.account.addAddress(address)).ok
  } catch {
    return false
  }
}
