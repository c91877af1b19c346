// One product in the drawer: enough to recognise it, and the way to take it out again.
import { useState } from 'react'
import type { CartLineView } from '#contract/cart.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import styles from './cart-drawer.module.css'
import { drawerCommand } from './drawer-command.ts'

export function DrawerLine({ line }: { line: CartLineView }) {
  const { cart: t } = useTexts()
  const { locale, destination } = useFacts()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await drawerCommand('remove', line.productId, locale)
    setBusy(false)
  }
  return (
    <li className={styles.line}>
      <ProductImage src={line.image} alt="" side={64} />
      <div className={styles.what}>
        <Anchor to={paths.product(line.productId)} className={styles.name} lang={line.textLanguage}>
          {line.name}
        </Anchor>
        <span className={styles.count}>
          {t.line.quantity()}: {line.quantity}
        </span>
        {line.problem && (
          <span className={styles.problem}>
            {t.problem[line.problem]({ count: line.stock, place: destination.name })}
          </span>
        )}
      </div>
      <div className={styles.money}>
        <Price cents={line.lineCents} size="s" />
        <Button
          variant="quiet"
          size="s"
          square
          icon="trash"
          busy={busy}
          aria-label={t.line.removeOf({ name: line.name })}
          onClick={() => void remove()}
        />
      </div>
    </li>
  )
}
