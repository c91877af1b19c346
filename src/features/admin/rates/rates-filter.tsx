// Narrows the list of rate cards: a plain form whose answer has an address.
import { Button, NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { SERVICES } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../kit/desk.module.css'
import type { RatesDeskView } from './rates-view.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

export function RatesFilter({ view, zones }: { view: RatesDeskView; zones: readonly string[] }) {
  const { admin, pricing: t } = useTexts()
  const words = useRouteWords()
  const { service, zone } = view
  return (
    <Form
      key={`${service} ${zone}`}
      method="get"
      action={paths.adminRates()}
      className={styles.filter}
      role="search"
    >
      <NativeSelect
        name="service"
        label={t.service()}
        defaultValue={service ?? ''}
        data={[
          { value: '', label: t.anyService() },
          ...SERVICES.map((each) => ({ value: each, label: words.serviceOf(each) })),
        ]}
      />
      <NativeSelect
        name="zone"
        label={t.country()}
        defaultValue={zone}
        data={[
          { value: '', label: t.anyCountry() },
          ...zones.map((each) => ({ value: each, label: words.zoneOf(each) })),
        ]}
      />
      <Button type="submit" leftSection={<Icon name="search" />}>
        {t.narrow()}
      </Button>
      {(service || zone) && (
        <DeskLink to={paths.adminRates()} variant="subtle">
          {admin.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
