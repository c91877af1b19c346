// The price at the door by each service; each opens into its lines, and one that does not take the goods says why.
import type { LandedOptionView } from '#contract/landed.ts'
import { chargeName } from '#src/lib/charge-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from './badge.tsx'
import styles from './landed-list.module.css'
import { Icon } from './icon.tsx'
import { LocalPrice } from './local-price.tsx'
import { Price } from './price.tsx'
import { SERVICE_ICONS } from './service-icons.ts'

function Priced({ option }: { option: Extract<LandedOptionView, { refused: null }> }) {
  const { chargeNames } = useTexts()
  const { service, minDays: min, maxDays: max, totalCents, charges, cheapest } = option
  return (
    <details className={styles.option} name="landed">
      <summary>
        <Icon name={SERVICE_ICONS[service]} size={22} />
        <span className={styles.name}>
          {chargeNames.service[service]()}
          <small>{chargeNames.days({ min, max })}</small>
        </span>
        <span className={styles.amount}>
          <Price cents={totalCents} />
          <LocalPrice cents={totalCents} />
        </span>
        {cheapest && (
          <span className={styles.mark}>
            <Badge tone="leaf">{chargeNames.cheapest()}</Badge>
          </span>
        )}
        <Icon name="chevron-down" size={16} />
      </summary>
      <dl className={styles.lines}>
        {charges.map(({ code, cents }) => (
          <div key={code}>
            <dt>{chargeName(chargeNames, code, service)}</dt>
            <dd>
              <Price cents={cents} size="s" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Services that do not go there at all are left out. */
export function LandedList({ options }: { options: readonly LandedOptionView[] }) {
  const { chargeNames } = useTexts()
  return (
    <ul className={styles.list}>
      {options.map((option) => {
        if (option.refused === 'not_served') return null
        if (option.refused === null)
          return (
            <li key={option.service}>
              <Priced option={option} />
            </li>
          )
        return (
          <li key={option.service} className={styles.refused}>
            <Icon name={SERVICE_ICONS[option.service]} size={22} />
            <span>
              <strong>{chargeNames.service[option.service]()}</strong>:{' '}
              {chargeNames.refused[option.refused]()}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
