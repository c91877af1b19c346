// Stands in the shop's shell: keeps badge, browser storage and server in step and holds the drawer. Nothing heavy
// is fetched before storage or a click asks for it.
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { paths } from '#contract/paths.ts'
import { setCartCount } from '#src/lib/cart-count.ts'
import { useFacts } from '#src/lib/facts.ts'
import { type DrawerState, useDrawer } from './cart-drawer-store.ts'
import { CART_STORAGE_KEY, cartOwner } from './cart-storage-key.ts'
import { cookieCount, isInStep } from './cart-step.ts'

/** In the drawer's place where its code does not come: what was added is in the cart. */
function ToCart() {
  const cart = useHref(paths.cart)
  useEffect(() => location.assign(cart), [cart])
  return null
}

const CartDrawer = lazy<ComponentType<DrawerState>>(() =>
  import('./cart-drawer.tsx')
    .then((module) => ({ default: module.CartDrawer }))
    .catch(() => ({ default: ToCart })),
)

export function CartHost() {
  const { locale, user } = useFacts()
  const username = user?.username ?? ''
  const drawer = useDrawer()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    cartOwner.username = username
    const check = () => {
      if (isInStep()) return
      import('./sync-cart.ts')
        .then(({ syncCart }) => syncCart(locale))
        .then((replaced) => (replaced ? revalidate() : undefined))
        .catch(() => {})
    }
    // Another tab has changed the cart, or this page comes back from the browser's memory with an old number.
    const recount = ({ key }: { key?: string | null }) => {
      if (key === undefined || key === CART_STORAGE_KEY) setCartCount(cookieCount())
    }
    const returned = ({ persisted }: PageTransitionEvent) => persisted && recount({})
    addEventListener('storage', recount)
    addEventListener('pageshow', returned)
    check()
    return () => {
      removeEventListener('storage', recount)
      removeEventListener('pageshow', returned)
    }
  }, [locale, username, revalidate])

  return (
    drawer && (
      <Suspense>
        <CartDrawer {...drawer} />
      </Suspense>
    )
  )
}
