// The list below a search box: how the words may go on, and products that already fit.
import { useEffect, useState, type RefObject } from 'react'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { highlight } from './highlight.tsx'
import styles from './suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionsProps {
  /** Of the list; its options are `{id}-0` and so on. */
  id: string
  field: RefObject<HTMLInputElement | null>
}

export function Suggestions({ id, field }: SuggestionsProps) {
  const { search: words, card } = useTexts().catalogue
  const stores = useStoreNames()
  const { destination } = useFacts()
  const [text, setText] = useState('')
  const { typed, found } = useSuggestions(text)
  const count = found.words.length + found.products.length
  const { open, active, close } = useCombobox({ id, field, count, onText: setText })
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: styles.option,
    onClick: close,
  })

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <>
      <p className="pu-hidden" role="status">
        {open && words.found({ count })}
      </p>
      {/* The field must keep the focus while a mouse chooses. */}
      <div
        id={id}
        role="listbox"
        aria-label={words.suggestions()}
        tabIndex={-1}
        hidden={!open}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.words.length > 0 && (
          <div role="group" aria-label={words.words()}>
            {found.words.map((word, index) => (
              <Anchor key={word} to={paths.products({ search: word })} {...option(index)}>
                <Icon name="search" />
                <span>{highlight(word, typed)}</span>
              </Anchor>
            ))}
          </div>
        )}
        {found.products.length > 0 && (
          <div role="group" aria-label={words.products()}>
            {found.products.map((product, index) => (
              <Anchor
                key={product.id}
                to={paths.product(product.id)}
                {...option(found.words.length + index)}
              >
                <ProductImage src={product.image} alt="" side={48} className={styles.picture} />
                <span className={styles.what}>
                  <span className={styles.name} lang={product.textLanguage}>
                    {highlight(product.name, typed)}
                  </span>{' '}
                  <span className={styles.store}>
                    {[product.store, ...product.alsoAt].map((store) => stores[store]()).join(', ')}
                  </span>
                </span>
                {product.landedCents === null ? (
                  product.priceCents !== null && <Price cents={product.priceCents} size="s" />
                ) : (
                  <span className={styles.landed}>
                    <small>{card.landed({ place: destination.name })}</small>{' '}
                    <Price cents={product.landedCents} size="s" />
                  </span>
                )}
              </Anchor>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
