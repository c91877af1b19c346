// The way to the cart with the number of items in it; the stylesheet hides a zero.
import { paths } from '#contract/paths.ts'
import { useCartCount } from '#src/lib/cart-count.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './cart-link.module.css'

/** The number is printed as it is: in a shared page it stands in for each reader's own. */
export function CartLink({ className }: { className?: string | undefined }) {
  const count = useCartCount()
  const { shell } = useTexts()
  return (
    <Anchor to={paths.cart} className={classNames(styles.link, className)} data-cart-link="">
      <Icon name="cart" size={24} />
      <span className="pu-hidden">{shell.cart()}</span>
      <span className={styles.badge} data-count={count}>
        <span className="pu-hidden">{` ${shell.cartCount()} `}</span>
        {count}
      </span>
    </Anchor>
  )
}
