// Products beside each other, or the same places kept free while they are on their way.
import type { ProductCard as Product } from '#contract/catalogue.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** Cards beside each other on a desktop; two rows of a phone. */
const ROW = 4

interface ProductGridProps {
  products: readonly Product[]
  level?: 2 | 3
  /** The grid is the first thing seen: the pictures of its first row are fetched at once. */
  first?: boolean
  /** A choice of many and not a list: on a tablet its last row is full or not there. */
  choice?: boolean
}

export function ProductGrid({ products, level = 3, first = false, choice }: ProductGridProps) {
  return (
    <ul className="pu-grid" data-rows={choice && 'whole'}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.place}>
          <ProductCard
            product={product}
            level={level}
            eager={first && index < ROW}
            first={first && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

interface GridSkeletonProps {
  /** The one sentence for those who listen. */
  label: string
  count?: number
}

/** Eight cards, as many as a screen shows before one scrolls. */
export function GridSkeleton({ label, count = 8 }: GridSkeletonProps) {
  return (
    <div aria-busy="true">
      <p className="pu-hidden">{label}</p>
      <div className="pu-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`pu-card ${styles.skeleton}`}>
            <Skeleton square />
            <Skeleton width="50%" height="0.75rem" />
            <Skeleton height="2.4rem" />
            <Skeleton width="60%" height="1.125rem" />
            <Skeleton width="45%" height="1.375rem" />
            <Skeleton width="70%" height="1rem" />
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
