// Brings storage and server together: the newer version wins, damage is repaired and told, nothing gets lost.
import type { CartView } from '#contract/cart.ts'
import { repairCart } from '#domain/repair-cart.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { read, write } from '#src/lib/browser-context.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { CART_STORAGE_KEY, cartOwner } from './cart-storage-key.ts'
import { inTurn } from './in-turn.ts'
import { rememberCart } from './remember-cart.ts'

const LINE_LIMIT = 50
const MAX_VERSION = 1_000_000_000

const storedText = (): string | null => {
  try {
    return localStorage.getItem(CART_STORAGE_KEY)
  } catch {
    return null
  }
}

/** A copy whose version cannot be read is older than any row of the server. */
const versionOf = (text: string): number => {
  const version = Number(/"version":(\d{1,10})\b/.exec(text)?.[1] ?? 0)
  return version <= MAX_VERSION ? version : 0
}

interface Settled {
  cart: CartView
  repaired: boolean
  replaced: boolean
}

/** A copy of another account is none of this person's business; a visitor's copy goes along to the account. */
const isForeign = (text: string): boolean => {
  const owner = /"owner":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? ''
  return owner !== '' && owner !== cartOwner.username
}

/** Null: nothing can be settled now, and the copy stays as it is. */
async function settle(stored: string | null): Promise<Settled | null> {
  const text = stored !== null && isForeign(stored) ? null : stored
  const { cart, repaired } = repairCart(text)
  const current = await read.cart.current()
  // A damaged copy may lack lines: it only stands in where the server knows of no cart at all.
  // An empty one takes nothing away: its row may have been cleared up and begun again with something in it.
  const claimed = repaired || cart.length === 0 ? 0 : versionOf(text ?? '')
  const version = Math.max(claimed, cart.length > 0 ? 1 : 0)
  if (version <= current.version) return { cart: current, repaired, replaced: false }
  const lines = cart
    .slice(0, LINE_LIMIT)
    .map(({ product, quantity }) => ({ productId: product.id, quantity }))
  const change = await write.cart.replace({ version, lines })
  if (!change.ok) return null
  return { cart: change.cart, repaired: repaired || change.notice === 'repaired', replaced: true }
}

/** True when the stored copy has changed the server's cart, so that a page showing it has to read it again. */
export async function syncCart(locale: Locale): Promise<boolean> {
  const settled = await inTurn(() => settle(storedText()))
  if (!settled) return false
  const { cart, repaired, replaced } = settled
  rememberCart(cart)
  if (repaired) await tellRepaired(locale)
  return replaced
}

async function tellRepaired(locale: Locale): Promise<void> {
  await loadTexts(locale, ['cart'])
  showToast({
    title: textsOf(locale).cart.notice.repaired(),
    tone: 'warn',
    closeLabel: textsOf(locale).cart.closeNotice(),
  })
}
