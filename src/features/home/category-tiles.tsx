// The five categories of the shop with how much there is in each, and all of it.
import type { Facets } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { Category } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import styles from './category-tiles.module.css'

const PICTURES: Record<Category, string> = {
  Electronics: 'electronics',
  'Clothing & Accessories': 'clothing',
  'Home & Garden': 'home',
  Toys: 'toys',
  'Health & Beauty': 'beauty',
}

export function CategoryTiles({ categories }: Pick<Facets, 'categories'>) {
  const { locale } = useFacts()
  const { homePage, category } = useTexts()
  return (
    <PageSection id="categorias" title={homePage.categories.title()}>
      <ul className={styles.tiles}>
        {categories.map(({ value, count, more }) => (
          <li key={value} className={`pu-card ${styles.tile}`} data-lift="">
            <img
              className={styles.picture}
              src={`/categories/${PICTURES[value]}.svg`}
              width={160}
              height={160}
              alt=""
            />
            <h3 className={styles.name}>
              <Anchor to={paths.products({ categories: [value] })} className={styles.link}>
                {category[value]()}
              </Anchor>
            </h3>
            <p className={styles.count}>
              {homePage.categories.count({
                count,
                text: `${formatNumber(count, locale)}${more ? '+' : ''}`,
              })}
            </p>
          </li>
        ))}
        <li className={`pu-card ${styles.tile}`} data-lift="">
          <span className={styles.picture} data-all="">
            <Icon name="arrow-right" size={28} />
          </span>
          <h3 className={styles.name}>
            <Anchor to={paths.products()} className={styles.link}>
              {homePage.categories.all()}
            </Anchor>
          </h3>
        </li>
      </ul>
    </PageSection>
  )
}
