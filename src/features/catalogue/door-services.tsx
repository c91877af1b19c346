// The price at the door by each service, for as many pieces as are wanted; each opens into its lines.
import { Link } from 'react-router'
import type { LandedOptionView } from '#contract/landed.ts'
import { paths } from '#contract/paths.ts'
import { chargeName } from '#src/lib/charge-name.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import styles from './door-services.module.css'

interface DoorServicesProps {
  options: readonly LandedOptionView[]
  /** The prices are being asked for again. */
  busy: boolean
}

export function DoorServices({ options, busy }: DoorServicesProps) {
  const { product, chargeNames, catalogue } = useTexts()
  const { door: t } = product
  const { card } = catalogue
  const { destination } = useFacts()
  const { pathname, search } = useAddress()
  const place = destination.name
  const shown = options.filter(({ refused }) => refused !== 'not_served')
  return (
    <section className={`pu-card ${styles.card}`} aria-labelledby="door-title" aria-busy={busy}>
      <div className={styles.head}>
        <h2 id="door-title">{t.services({ place })}</h2>
        <Link to={paths.destination(`${pathname}${search}`)} rel="nofollow">
          {t.change()}
        </Link>
      </div>
      <ul className={styles.list}>
        {shown.map((option) => (
          <li key={option.service}>
            {option.refused === null ? (
              <details className={styles.option} name="door">
                <summary>
                  <Icon name={SERVICE_ICONS[option.service]} size={22} />
                  <span className={styles.name}>
                    {card.doorBy({
                      service: card.by[option.service](),
                      min: option.minDays,
                      max: option.maxDays,
                    })}
                    {option.cheapest && <Badge tone="leaf">{t.cheapest()}</Badge>}
                  </span>
                  <Price cents={option.totalCents} />
                  <Icon name="chevron-down" size={16} />
                </summary>
                <dl className={styles.lines}>
                  {option.charges.map(({ code, cents }) => (
                    <div key={code}>
                      <dt>{chargeName(chargeNames, code, option.service)}</dt>
                      <dd>
                        <Price cents={cents} size="s" />
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            ) : (
              <p className={styles.refused}>
                <Icon name={SERVICE_ICONS[option.service]} size={22} />
                <span>
                  <strong>{card.by[option.service]()}</strong>:{' '}
                  {chargeNames.refused[option.refused]()}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {!options.some(({ refused }) => refused === null) && (
        <p className={styles.note}>{t.none({ place })}</p>
      )}
      <p className={styles.note}>{t.lead()}</p>
    </section>
  )
}
