// What else a new visitor wants to know: which service, how long and how dear, and whether it is there.
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

/** The figures in one sentence, as long as both ways are open. */
function useCompareText(freight: FreightFacts | null): string {
  const { locale, destination } = useFacts()
  const { homePage, comparison } = useTexts()
  const { compare } = homePage.promises
  if (!freight) return compare.plain()
  const rate = ({ unit, centsPerUnit }: ServiceFacts) =>
    comparison.rateOf[unit]({ price: formatMoney(centsPerUnit, locale) })
  const { air, sea } = freight
  return compare.text({
    place: destination.name,
    air: rate(air),
    airDays: range(air),
    sea: rate(sea),
    seaDays: range(sea),
  })
}

export function Promises({ freight }: { freight: FreightFacts | null }) {
  const { promises } = useTexts().homePage
  const compareText = useCompareText(freight)
  const cards: readonly [IconName, string, string, { to: string } | { href: string }][] = [
    ['plane', promises.compare.title(), compareText, { href: '#comparar' }],
    ['clock', promises.delivery.title(), promises.delivery.text(), { href: '#como-funciona' }],
    ['box', promises.inventory.title(), promises.inventory.text(), { to: paths.inventory() }],
  ]
  return (
    <PageSection id="ventajas" title={promises.title()}>
      <ul className={styles.cards}>
        {cards.map(([icon, title, text, way]) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon} data-icon={icon}>
              <Icon name={icon} size={24} />
            </span>
            <h3 className={styles.title}>
              <Anchor {...way} className={styles.link}>
                {title}
              </Anchor>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
