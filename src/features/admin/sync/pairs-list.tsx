// Two products of different stores side by side: what speaks for one item, and the two answers.
import { Badge, Button, Group } from '@mantine/core'
import type { DecidePairInput, ProductPairView } from '#contract/product-pairs.ts'
import { paths } from '#contract/paths.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './sync.module.css'

function Side({ product }: { product: ProductPairView['products'][number] }) {
  const { pairDesk: t } = useTexts()
  const stores = useStoreNames()
  const { id, store, name, textLanguage, model, gtin, priceCents, image } = product
  const marks = [
    [t.model(), model],
    [t.barCode(), gtin],
  ] as const
  return (
    <div className={styles.side}>
      <ProductImage src={image} alt="" side={64} className={styles.picture} />
      <div>
        <Group gap="xs">
          <Badge color="sea">{stores[store]()}</Badge>
          <Price cents={priceCents} size="s" />
        </Group>
        <Anchor to={paths.product(id)} lang={textLanguage} translate="no">
          {name}
        </Anchor>
        {marks.map(
          ([label, mark]) =>
            mark && (
              <p key={label} className={styles.soft}>
                {label}: <span translate="no">{mark}</span>
              </p>
            ),
        )}
      </div>
    </div>
  )
}

function Answers({ pair: { id, decision: seen, products } }: { pair: ProductPairView }) {
  const { pairDesk: t, syncDesk } = useTexts()
  const tell = useTell()
  const { act, busy } = useAct({
    send: (input: Pick<DecidePairInput, 'decision'>) =>
      trpcClient.sync.decidePair.mutate({ id, seen, ...input }),
    done: () => tell(syncDesk.done.pair()),
  })
  const names = { first: products[0].name, second: products[1].name }
  const answers = [
    { decision: 'same', words: t.same(), label: t.sameOf(names) },
    { decision: 'different', words: t.different(), label: t.differentOf(names) },
    { decision: null, words: t.undo(), label: t.undoOf(names) },
  ] as const
  return (
    <Group gap="xs">
      {answers
        .filter(({ decision }) => decision !== seen)
        .map(({ decision, words, label }) => (
          <Button
            key={words}
            size="sm"
            variant="default"
            aria-label={label}
            loading={busy?.decision === decision}
            onClick={() => act({ decision })}
          >
            {words}
          </Button>
        ))}
    </Group>
  )
}

export function PairsList({ pairs }: { pairs: readonly ProductPairView[] }) {
  const { pairDesk: t } = useTexts()
  return (
    <ul className={styles.list}>
      {pairs.map((pair) => (
        <li key={pair.id} className={`${styles.item} ${styles.pair}`}>
          {pair.products.map((product) => (
            <Side key={product.id} product={product} />
          ))}
          <Group justify="space-between" className={styles.wide ?? ''}>
            <p className={styles.soft}>
              {t.ground[pair.ground]()}
              {pair.decision && (
                <strong> · {pair.decision === 'same' ? t.saidSame() : t.saidDifferent()}</strong>
              )}
            </p>
            <Answers pair={pair} />
          </Group>
        </li>
      ))}
    </ul>
  )
}
