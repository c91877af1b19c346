// Narrows the list of rate cards; what is chosen stands in the address.
import { Group, NativeSelect } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { SERVICES } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useRouteWords } from '../kit/use-route-words.ts'
import type { RatesDeskView } from './rates-view.ts'

export function RatesFilter({ view, zones }: { view: RatesDeskView; zones: readonly string[] }) {
  const { pricing: t } = useTexts()
  const { serviceOf, zoneOf } = useRouteWords()
  const [query, setQuery] = useSearchParams()
  const choose = (name: string, value: string) =>
    setQuery({ ...Object.fromEntries(query), [name]: value }, { replace: true })
  return (
    <Group role="search">
      <NativeSelect
        label={t.service()}
        value={view.service ?? ''}
        onChange={({ currentTarget }) => choose('service', currentTarget.value)}
        data={[
          { value: '', label: t.anyService() },
          ...SERVICES.map((value) => ({ value, label: serviceOf(value) })),
        ]}
      />
      <NativeSelect
        label={t.country()}
        value={view.zone}
        onChange={({ currentTarget }) => choose('zone', currentTarget.value)}
        data={[
          { value: '', label: t.anyCountry() },
          ...zones.map((value) => ({ value, label: zoneOf(value) })),
        ]}
      />
    </Group>
  )
}
