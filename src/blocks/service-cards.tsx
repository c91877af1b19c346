// The ways of shipping as cards: what each is for, how long, from how much.
import { paths } from '#contract/paths.ts'
import type { ShippingServiceView } from '#contract/shipping.ts'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import { centsOf, DaysBadge } from '#src/features/services/services-table.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-cards.module.css'

export function ServiceCards({ services }: { services: readonly ShippingServiceView[] }) {
  const { landing } = useTexts()
  const locale = useUiLocale()
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <li key={service.code} className={`pu-card ${styles.card}`} data-lift="">
          <span className="pu-disc">
            <Icon name={SERVICE_ICONS[service.code]} size={26} />
          </span>
          <h3 className={styles.title}>
            <Anchor to={paths.service(service.slug)} className={styles.link}>
              {service.name}
            </Anchor>
          </h3>
          <p className={styles.text}>{service.description}</p>
          <p className={styles.facts}>
            {service.maxDeliveryDays > 0 && <DaysBadge service={service} />}
            {centsOf(service.basePrice) > 0 && (
              <strong>
                {landing.fromPrice({ price: formatMoney(centsOf(service.basePrice), locale) })}
              </strong>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
