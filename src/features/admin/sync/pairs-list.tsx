// Two products of different stores side by side: what speaks for one article, and the two answers.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { ProductPairView } from '#contract/product-pairs.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import styles from './desk.module.css'
import pairStyles from './pairs.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface PairsListProps {
  pairs: ProductPairView[]
  answer: SyncAnswer | undefined
}

function Side({ product }: { product: ProductPairView['products'][number] }) {
  const { pairDesk: t, catalogue } = useTexts()
  const { id, store, name, textLanguage, model, gtin, priceCents, image } = product
  return (
    <div className={pairStyles.side}>
      <ProductImage src={image} alt="" side={64} className={pairStyles.picture} />
      <div>
        <p className={styles.badges}>
          <Badge tone="sea">{catalogue.stores[store]()}</Badge>
          <Price cents={priceCents} size="s" />
        </p>
        <Anchor to={paths.product(id)} lang={textLanguage} translate="no">
          {name}
        </Anchor>
        {model && (
          <p className={styles.soft}>
            {t.model()}: <span translate="no">{model}</span>
          </p>
        )}
        {gtin && (
          <p className={styles.soft}>
            {t.barCode()}: <span translate="no">{gtin}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function Answers({ pair }: { pair: ProductPairView }) {
  const { pairDesk: t } = useTexts()
  const [first, second] = pair.products
  const names = { first: first.name, second: second.name }
  const answers = [
    { value: 'same', words: t.same(), label: t.sameOf(names) },
    { value: 'different', words: t.different(), label: t.differentOf(names) },
    { value: '', words: t.undo(), label: t.undoOf(names) },
  ].filter(({ value }) => (pair.decision === null ? value !== '' : value !== pair.decision))
  return (
    <Form method="post" preventScrollReset className={styles.acts}>
      <input type="hidden" name="intent" value="pair" />
      <input type="hidden" name="id" value={pair.id} />
      <input type="hidden" name="seen" value={pair.decision ?? ''} />
      {answers.map(({ value, words, label }) => (
        <Button
          key={value}
          type="submit"
          name="decision"
          value={value}
          size="sm"
          variant="default"
          aria-label={label}
        >
          {words}
        </Button>
      ))}
    </Form>
  )
}

export function PairsList({ pairs, answer }: PairsListProps) {
  const { pairDesk: t } = useTexts()
  return (
    <ul className={styles.list}>
      {pairs.map((pair) => (
        <li key={pair.id} className={pairStyles.pair}>
          {pair.products.map((product) => (
            <Side key={product.id} product={product} />
          ))}
          <div className={pairStyles.answers}>
            <p className={styles.soft}>
              {t.ground[pair.ground]()}
              {pair.decision && (
                <strong> · {pair.decision === 'same' ? t.saidSame() : t.saidDifferent()}</strong>
              )}
            </p>
            <Answers pair={pair} />
          </div>
          <Refused answer={answer} about={`pair ${pair.id}`} />
        </li>
      ))}
    </ul>
  )
}
