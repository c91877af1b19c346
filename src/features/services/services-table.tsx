// The services side by side: a table on a desktop, a card each on a phone.
import type { Ref } from 'react'
import { paths } from '#contract/paths.ts'
import type { ShippingServiceView } from '#contract/shipping.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { ComparedService } from './filter-services.ts'
import { daysTone } from './days-tone.ts'
import styles from './services.module.css'

/** The documented prices are dollars with two decimals. */
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100)

function Rate({ service }: { service: ShippingServiceView }) {
  const { comparison: t } = useTexts()
  const locale = useUiLocale()
  const cents = centsOf(service.pricePerWeight)
  if (!service.served) return <>–</>
  if (cents === 0) return <>{t.fees()}</>
  const price = formatMoney(cents, locale)
  return (
    <>
      {t.rateOf[service.weightUnit]({ price })}
      {service.example && <small className={styles.example}>{t.example()}</small>}
    </>
  )
}

/** Why there is no price for a weight: room is billed, or nothing is carried now or at all. */
function NoEstimate({ service: { weightUnit, suspension } }: { service: ShippingServiceView }) {
  const { comparison: t } = useTexts()
  const isByVolume = weightUnit === 'ft3' || weightUnit === 'm3'
  return <>{isByVolume && !suspension ? t.byVolume() : '–'}</>
}

export function DaysBadge({ service }: { service: ShippingServiceView }) {
  const { comparison: t } = useTexts()
  const locale = useUiLocale()
  if (service.suspension)
    return (
      <>
        <Badge tone="danger">{t.suspended()}</Badge>
        <small className={styles.example}>{service.suspension.notice[locale]}</small>
      </>
    )
  if (service.maxDeliveryDays === 0) return <>–</>
  const range = `${service.minDeliveryDays}–${service.maxDeliveryDays}`
  return <Badge tone={daysTone(service.maxDeliveryDays)}>{t.timeDays({ range })}</Badge>
}

interface ServicesTableProps {
  ref?: Ref<HTMLTableElement>
  rows: ComparedService[]
  weighed: boolean
}

export function ServicesTable({ ref, rows, weighed }: ServicesTableProps) {
  const { comparison: t } = useTexts()
  const { columns } = t
  return (
    <table ref={ref} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.service()}</th>
          <th scope="col">{columns.days()}</th>
          <th scope="col">{columns.price()}</th>
          {weighed && <th scope="col">{columns.estimate()}</th>}
          <th scope="col">{columns.more()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ service, estimateCents }) => (
          <tr key={service.code}>
            <th scope="row" aria-label={service.name}>
              <span className={styles.who}>
                <span className="pu-disc">
                  <Icon name={SERVICE_ICONS[service.code]} size={22} />
                </span>
                <span>
                  {service.name}
                  <small>{service.description}</small>
                </span>
              </span>
            </th>
            <td data-label={columns.days()}>
              <DaysBadge service={service} />
            </td>
            <td data-label={columns.price()}>
              <span>
                <Rate service={service} />
              </span>
            </td>
            {weighed && (
              <td data-label={columns.estimate()}>
                {estimateCents === null ? (
                  <NoEstimate service={service} />
                ) : (
                  <Price cents={estimateCents} />
                )}
              </td>
            )}
            <td>
              <Anchor
                to={paths.service(service.slug)}
                aria-label={`${t.details()}: ${service.name}`}
              >
                {t.details()}
              </Anchor>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
