// Finds products of the shop and puts them into the form as parcels; without scripts its buttons send the form.
import { type KeyboardEvent, useState } from 'react'
import { isBlank, MAX_PIECE_ROWS, type ShipmentView } from '#contract/shipment-view.ts'
import { announce } from '#src/lib/announce.ts'
import { read } from '#src/lib/browser-context.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './product-shelf.module.css'
import type { Change } from './use-shipment.ts'

export interface FoundProduct {
  id: number
  name: string
  textLanguage: string
  priceCents: number | null
}
const SHOWN = 5

/** The products a search finds first. */
export const findForShelf = async (
  { catalogue }: Pick<typeof read, 'catalogue'>,
  search: string,
): Promise<FoundProduct[]> => (await catalogue.list({ search })).products.slice(0, SHOWN)

/** Rows nobody began make way. */
const withOneMore = (view: ShipmentView, id: number): ShipmentView => {
  const quantity = view.goods.find((each) => each.id === id)?.quantity ?? 0
  const others = view.goods.filter((each) => each.id !== id)
  const pieces = view.pieces.filter((piece) => !isBlank(piece))
  return { ...view, pieces, goods: [...others, { id, quantity: Math.min(99, quantity + 1) }] }
}

interface ProductShelfProps {
  view: ShipmentView
  /** What the address searched for, and found; null: nothing was. */
  find: string
  found: readonly FoundProduct[] | null
  onChange: Change
}

export function ProductShelf(props: ProductShelfProps) {
  const { view, onChange } = props
  const { shelf: t } = useTexts().calculator
  const [text, setText] = useState(props.find)
  const [found, setFound] = useState(props.found)
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const isFull = view.goods.length >= MAX_PIECE_ROWS

  const ask = async () => {
    if (text.trim() === '') return
    setState('busy')
    try {
      setFound(await findForShelf(read, text.slice(0, 120)))
      setState('still')
    } catch {
      setState('failed')
    }
  }
  const add = async ({ id, name }: FoundProduct) => {
    setState('busy')
    try {
      const [product] = await read.shipping.packedProducts({ ids: [id] })
      if (product) onChange(withOneMore(view, id), [product])
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
    <fieldset className={styles.shelf}>
      <legend>{t.title()}</legend>
      <div className={styles.search}>
        <TextField
          name="find"
          label={t.find()}
          type="search"
          autoComplete="off"
          maxLength={120}
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
      {isFull && <p className={styles.soft}>{t.full({ limit: MAX_PIECE_ROWS })}</p>}
      {found?.length === 0 && (
        <p className={styles.soft} role="status">
          {t.none()}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((product) => (
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
