// The tax of a country as it holds now, with the way to its versions.
import { Badge } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import styles from '../kit/desk.module.css'
import { useRouteWords } from '../kit/use-route-words.ts'
import { useFigureWords } from './use-figure-words.ts'

interface CountryTaxProps {
  country: TariffDesk['countries'][number]
  usualTax: number
}

export function CountryTax({ country, usualTax }: CountryTaxProps) {
  const { transitDesk: t } = useTexts()
  const { zoneOf } = useRouteWords()
  const { taxText } = useFigureWords(usualTax)
  const { code, taxBasisPoints, taxConfirmed, taxComing } = country
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3>
            {t.tax()}: {taxText(taxBasisPoints)}
          </h3>
          <p>{t.taxText({ country: zoneOf(code) })}</p>
          {(!taxConfirmed || taxComing) && (
            <span className={styles.badges}>
              {!taxConfirmed && <Badge color="honey">{t.example()}</Badge>}
              {taxComing && <Badge color="sea">{t.coming()}</Badge>}
            </span>
          )}
        </div>
        <DeskLink to={paths.adminFigure(code, 'tax')}>{t.changeTax()}</DeskLink>
      </div>
    </div>
  )
}
