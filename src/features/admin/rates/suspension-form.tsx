// Closes a service to a country or a city for a time, with what customers read meanwhile in their language.
import { SimpleGrid } from '@mantine/core'
import { suspendRouteInput, type TariffDesk } from '#contract/shipping-desk.ts'
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import { inLanguages } from '#src/lib/form/desk-kinds.ts'
import { Field } from '#src/lib/form/field.tsx'
import { textOf, type Typed } from '#src/lib/form/kind.ts'
import { choice, lines } from '#src/lib/form/kinds.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { startDay } from '../kit/version-fields.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

interface SuspensionFormProps {
  desk: TariffDesk
  /** What the way here chose. */
  chosen: { service: string | null; place: string | null }
  done: (id: number) => void
}

export function SuspensionForm({ desk, chosen, done }: SuspensionFormProps) {
  const { tariffDesk } = useTexts()
  const t = tariffDesk.closing
  const { zoneOf, serviceOf, cityOf } = useRouteWords(desk.destinations)
  /** A country (`ve`), then its cities (`ve-merida`). */
  const places = desk.countries.flatMap(({ code }) => [
    code,
    ...desk.destinations.filter(({ country }) => country === code).map((place) => place.code),
  ])
  const form = useSentForm({
    fields: {
      service: choice(PRICED_SERVICES),
      place: choice(places),
      since: startDay(),
      until: startDay(),
      notice: inLanguages(lines({ maxLength: 500, rows: 2 })),
    },
    schema: suspendRouteInput,
    words: { ...t, service: tariffDesk.service },
    stored: {
      service: PRICED_SERVICES.find((each) => each === chosen.service),
      place: places.find((each) => each === chosen.place),
    },
    shape: ({ place, ...read }) => {
      const code = textOf(place as Typed)
      return { ...read, country: code.slice(0, 2), destination: code.length > 2 ? code : null }
    },
    send: (input) => trpcClient.shipping.suspendRoute.mutate(input),
    at: { ends_before_start: 'until' },
    done: ({ id }) => done(id),
  })
  const placeOf = (code: string): string => {
    const country = zoneOf(code.slice(0, 2))
    return code.length > 2 ? `${country}: ${cityOf(code)}` : t.whole({ country })
  }
  return (
    <SentForm form={form} submit={t.submit()}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Field form={form} name="service" option={(each) => serviceOf(each as 'air')} />
        <Field form={form} name="place" option={placeOf} />
        <Field form={form} name="since" />
        <Field form={form} name="until" />
      </SimpleGrid>
      <Field form={form} name="notice" />
    </SentForm>
  )
}
