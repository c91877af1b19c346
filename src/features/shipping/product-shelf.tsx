// Finds products of the shop and puts them into the form as parcels; without scripts its buttons send the form.
import { type KeyboardEvent, useState } from 'react'
import { MOST_PRODUCTS } from '#contract/quoted-products.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { announce } from '#src/lib/announce.ts'
import { read } from '#src/lib/browser-context.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './product-shelf.module.css'
import type { FoundOnShelf, FoundProduct } from './find-for-shelf.ts'
import type { Change } from './use-shipment.ts'
import { MAX_FIND, withFound, withProduct } from './with-found.ts'

interface ProductShelfProps {
  view: ShipmentView
  /** What the address searched for, and found; null: nothing was. */
  find: string
  found: FoundOnShelf | null
  onChange: Change
}

const isNothing = ({ products, unknown, fault }: FoundOnShelf) =>
  products.length === 0 && !unknown && !fault

export function ProductShelf(props: ProductShelfProps) {
  const { view, onChange } = props
  const { shelf: t } = useTexts().calculator
  const [text, setText] = useState(props.find)
  const [found, setFound] = useState(props.found)
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const isFull = view.goods.length >= MOST_PRODUCTS

  const ask = async () => {
    if (text.trim() === '') return
    setState('busy')
    try {
      // Links are understood by code that few need.
      const { findForShelf } = await import('./find-for-shelf.ts')
      const answer = await findForShelf(read, text)
      const { named } = answer
      const next = withFound(view, answer)
      if (next !== view) onChange(next, named && [named])
      if (named && next !== view) {
        announce(t.added({ product: named.name }))
        setText('')
      }
      setFound(named ? null : answer)
      setState('still')
    } catch {
      setState('failed')
    }
  }
  const add = async ({ id, name }: FoundProduct) => {
    setState('busy')
    try {
      const [product] = await read.shipping.packedProducts({ ids: [id] })
      if (product) onChange(withProduct(view, id, 1), [product])
      announce(t.added({ product: name }))
      setState('still')
    } catch {
      setState('failed')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void ask()
  }
  return (
    <fieldset id="producto" className={styles.shelf}>
      <legend>{t.title()}</legend>
      <div className={styles.search}>
        <TextField
          name="find"
          label={t.find()}
          error={found?.fault && t.link[found.fault]()}
          type="search"
          hint={t.hint()}
          autoComplete="off"
          maxLength={MAX_FIND}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          name="search"
          value="1"
          variant="secondary"
          icon="search"
          busy={state === 'busy'}
          onClick={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          {t.button()}
        </Button>
      </div>
      {state === 'failed' && <Notice tone="error">{t.failed()}</Notice>}
      {found?.unknown && (
        <Notice still title={t.unknown({ store: found.unknown.store })}>
          {t.unknownText()}
        </Notice>
      )}
      {isFull && <p className={styles.soft}>{t.full({ limit: MOST_PRODUCTS })}</p>}
      {found && isNothing(found) && (
        <p className={styles.soft} role="status">
          {t.none()}
        </p>
      )}
      {found && found.products.length > 0 && (
        <ul className={styles.found}>
          {found.products.map((product) => (
            <li key={product.id}>
              <span className={styles.product}>
                <span lang={product.textLanguage}>{product.name}</span>
                {product.priceCents !== null && <Price cents={product.priceCents} size="s" />}
              </span>
              <Button
                type="submit"
                name="product"
                value={product.id}
                variant="soft"
                size="s"
                icon="plus"
                disabled={isFull}
                aria-label={t.addOne({ product: product.name })}
                onClick={(event) => {
                  event.preventDefault()
                  void add(product)
                }}
              >
                {t.add()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
