// By air, by sea or by courier, as a choice between full prices.
import type { CheckoutOption, CheckoutQuote } from '#contract/checkout.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { LandedExtra } from '#domain/shipping-services.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import { FreightReasonText } from '../freight-reason.tsx'
import { Panel } from '../panel.tsx'
import { ChoiceCard } from './choice-card.tsx'
import styles from './checkout.module.css'
import { ClosedRoutes } from './closed-routes.tsx'
import { Extras } from './extras.tsx'

interface DeliverySectionProps {
  options: CheckoutOption[]
  closed: Extract<CheckoutQuote, { ok: true }>['closed']
  chosen: string
  estimated: boolean
  /** Where the prices are for. */
  place: string
  extras: readonly LandedExtra[]
}

export function DeliverySection(props: DeliverySectionProps) {
  const { options, closed, chosen, estimated, place, extras } = props
  const { checkout: t, orders, chargeNames } = useTexts()
  return (
    <Panel id="checkout-delivery" step={3} title={t.delivery()} hint={t.deliveryHint({ place })}>
      <fieldset className={styles.choices} aria-labelledby="checkout-delivery-title">
        {options.map(({ service, minDays, maxDays, totalCents, freight, charges }) => (
          <ChoiceCard
            key={service}
            name="service"
            value={service}
            defaultChecked={service === chosen}
            title={
              <>
                <Icon name={SERVICE_ICONS[service]} size={22} />
                {chargeNames.service[service]()}
                <span className={styles.days}>
                  {chargeNames.days({ min: minDays, max: maxDays })}
                </span>
              </>
            }
            aside={<Price cents={totalCents} />}
          >
            {chargeNames[`freight_${service}`]()}:{' '}
            <Price
              cents={charges.find(({ code }) => code === 'freight')?.cents ?? 0}
              size="s"
              className={styles.inline ?? ''}
            />
            {'. '}
            <FreightReasonText reason={freight} exact={service !== 'sea'} />
          </ChoiceCard>
        ))}
      </fieldset>
      <ClosedRoutes closed={closed} />
      <Extras chosen={extras} />
      {estimated && (
        <Notice tone="info" still>
          {orders.estimated()}
        </Notice>
      )}
    </Panel>
  )
}
