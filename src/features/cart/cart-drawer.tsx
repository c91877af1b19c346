// Confirms what was just added and keeps the place: a native dialog at the side of the page.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { formatCustoms, toldCustoms } from '#src/ui/format-customs.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { closeDrawer, type DrawerState } from './cart-drawer-store.ts'
import styles from './cart-drawer.module.css'
import { DrawerLine } from './drawer-line.tsx'

export function CartDrawer({ open, cart, notice, opener }: DrawerState) {
  const { cart: t, customsNote } = useTexts()
  const { destination, locale } = useFacts()
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const place = useRef(pathname)
  const warns = notice === 'limited_by_stock' || notice === 'failed'
  const blocked = cart.lines.some((line) => line.problem)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    else if (!open) dialog.current?.close()
  }, [open])
  useEffect(() => {
    if (place.current !== pathname) closeDrawer()
    place.current = pathname
  }, [pathname])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the key of a dialog is Escape, which it has
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="cart-drawer-title"
      aria-describedby={notice ? 'cart-drawer-notice' : undefined}
      onClose={() => {
        closeDrawer()
        opener?.focus()
      }}
      onClick={(event) => event.target === event.currentTarget && closeDrawer()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id="cart-drawer-title" className={styles.title}>
            {t.title()}
          </h2>
          <Button
            variant="quiet"
            square
            icon="close"
            aria-label={t.drawer.close()}
            onClick={closeDrawer}
          />
        </div>
        <p
          id="cart-drawer-notice"
          className={styles.notice}
          role="status"
          data-warn={warns || undefined}
        >
          {notice && (
            <>
              <Icon name={warns ? 'alert' : 'check'} />
              {t.notice[notice]()}
            </>
          )}
        </p>
        {cart.lines.length === 0 ? (
          <p className={styles.empty}>{t.empty.title()}</p>
        ) : (
          <ul className={styles.lines} aria-label={t.line.list()}>
            {cart.lines.map((line) => (
              <DrawerLine key={line.productId} line={line} />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <p className={styles.subtotal}>
            <span>{t.summary.subtotal()}</span>
            <Price cents={cart.subtotalCents} />
          </p>
          {cart.landed && (
            <p className={styles.subtotal}>
              <span>{t.summary.totalFrom({ place: destination.name })}</span>
              <Price cents={cart.landed.totalCents} />
            </p>
          )}
          {cart.landed && (
            <p className={styles.customs}>
              {formatCustoms(customsNote, toldCustoms(cart.landed.taxIncluded), locale)}
            </p>
          )}
          {cart.lines.length > 0 && !blocked && (
            <ButtonLink to={paths.checkout} size="l" wide onClick={closeDrawer}>
              {t.summary.next()}
            </ButtonLink>
          )}
          <div className={styles.pair}>
            <ButtonLink to={paths.cart} variant="secondary" wide onClick={closeDrawer}>
              {t.drawer.see()}
            </ButtonLink>
            <Button variant="quiet" wide onClick={closeDrawer}>
              {t.drawer.keep()}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}
