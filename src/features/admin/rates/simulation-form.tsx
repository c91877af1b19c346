// Asks what a parcel would cost as of a day: a plain form whose answer has an address.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { DEFAULT_DESTINATION, GOODS } from '#domain/shipping-services.ts'
import { shopDay } from '#domain/shop-day.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../kit/desk.module.css'
import card from '../kit/card.module.css'
import { SIMULATION_FIELDS, type SimulationFaults, type SimulationView } from './simulation-view.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

interface SimulationFormProps {
  view: SimulationView
  desk: TariffDesk
  faults: SimulationFaults
  /** The day is before the first tariff. */
  early: boolean
}

export function SimulationForm({ view, desk, faults, early }: SimulationFormProps) {
  const { pricing, tariffs, errors, faults: faultWords } = useTexts()
  const t = pricing.simulation
  const { zoneOf } = useRouteWords()
  const labels = {
    length: t.long(),
    width: t.wide(),
    height: t.high(),
    weight: t.scale(),
    declaredValue: t.declared(),
  }
  const errorOf = (name: string): string | undefined => {
    const fault = faults[name]
    return fault && faultWords[fault]()
  }
  return (
    <Form method="get" action={paths.adminSimulate()} noValidate className={styles.panel}>
      <div className={card.fields}>
        <NativeSelect
          name="destination"
          label={t.destination()}
          defaultValue={view.destination || DEFAULT_DESTINATION}
          error={errorOf('destination')}
          data={desk.countries.map(({ code }) => ({
            group: zoneOf(code),
            items: desk.destinations
              .filter(({ country }) => country === code)
              .map((place) => ({ value: place.code, label: place.name })),
          }))}
        />
        <TextInput
          name="day"
          type="date"
          label={t.day()}
          defaultValue={view.day || shopDay(new Date(desk.at))}
          error={early ? errors.no_tariff() : errorOf('at')}
        />
        <NativeSelect
          name="goods"
          label={t.goods()}
          defaultValue={view.goods}
          data={GOODS.map((value) => ({ value, label: tariffs.goods[value]() }))}
        />
        {SIMULATION_FIELDS.map((field) => (
          <TextInput
            key={field}
            name={field}
            label={labels[field]}
            defaultValue={view.texts[field]}
            error={errorOf(field)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        ))}
      </div>
      <div>
        <Button type="submit" leftSection={<Icon name="search" />}>
          {t.submit()}
        </Button>
      </div>
    </Form>
  )
}
