// What a stranger wants to know first: which service, how long and how dear, and whether it is there.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import { PageSection } from '#src/ui/page-section.tsx'
import type { FreightFacts, ServiceFacts } from './freight-facts.ts'
import styles from './promises.module.css'

/** Word joiners keep the two ends on one line. */
const range = ({ minDays, maxDays }: ServiceFacts) => `${minDays}\u2060–\u2060${maxDays}`

export function Promises({ air, sea }: FreightFacts) {
  const { locale } = useFacts()
  const { promises } = useTexts().front
  const rates = {
    air: formatMoney(air.centsPerUnit, locale),
    airDays: range(air),
    sea: formatMoney(sea.centsPerUnit, locale),
    seaDays: range(sea),
  }
  const cards: readonly [IconName, string, string, string, { to: string } | { href: string }][] = [
    [
      'plane',
      promises.compare.title(),
      promises.compare.text(rates),
      promises.compare.link(),
      { href: '#comparar' },
    ],
    [
      'clock',
      promises.delivery.title(),
      promises.delivery.text(),
      promises.delivery.link(),
      { href: '#como-funciona' },
    ],
    [
      'box',
      promises.inventory.title(),
      promises.inventory.text(),
      promises.inventory.link(),
      { to: paths.inventory() },
    ],
  ]
  return (
    <PageSection id="ventajas" title={promises.title()}>
      <ul className={styles.cards}>
        {cards.map(([icon, title, text, link, way]) => (
          <li key={title} className={`pu-card ${styles.card}`}>
            <span className={styles.icon} data-icon={icon}>
              <Icon name={icon} size={28} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Anchor {...way} className={styles.link}>
              {link}
            </Anchor>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
