// What there is to know about a product: description, features and a table of specifications, each in a fold.
import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { Weight } from '#src/ui/weight.tsx'
import styles from './product-facts.module.css'

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details open className={styles.fold}>
    <summary className={styles.head}>
      <h2>{title}</h2>
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
)

export function ProductFacts({ product }: { product: ProductDetail }) {
  const { product: words } = useTexts()
  const locale = useUiLocale()
  const { textLanguage, sizeInches, features } = product
  const description = product.description || product.shortDescription
  const size = sizeInches?.map((side) => formatNumber(Number(side), locale, 1)).join(' × ')
  const own: [string, ReactNode][] = [
    ...product.facts.map(([part, text]): [string, string] => [words.facts[part](), text]),
    [
      words.weight(),
      <Weight
        key="weight"
        thousandths={Math.round(Number(product.weightPounds) * 1000)}
        unit="lb"
        {...(product.weightSource === 'estimate' && { note: words.estimated() })}
      />,
    ],
    [words.stock(), formatNumber(product.stock, locale)],
    [words.size(), size && `${size}\u00a0in`],
  ]
  return (
    <div className={styles.facts}>
      {description && (
        <Fold title={words.description()}>
          <div lang={textLanguage} className={styles.text}>
            {description.split(/\n+/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Fold>
      )}
      {features.length > 0 && (
        <Fold title={words.features()}>
          <ul lang={textLanguage} className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title={words.specifications()}>
        <table className={styles.table}>
          <tbody>
            {own.map(
              ([name, value]) =>
                value && (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ),
            )}
            {product.specifications.map(([name, value], index) => (
              <tr key={`${index} ${name}`} lang={textLanguage}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
