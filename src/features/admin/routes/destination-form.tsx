// Adds a city to a country: its name, its state and its surcharge; services and days begin as those of the main city.
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { addDestinationInput } from '#contract/add-destination.ts'
import type { AddressCountry } from '#domain/address-rules.ts'
import { statesOf } from '#domain/states.ts'
import { emptyAs, inLanguages } from '#src/lib/form/desk-kinds.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, text, tick } from '#src/lib/form/kinds.ts'
import { typedDollars } from '#src/lib/form/numbers.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'

interface DestinationFormProps {
  country: AddressCountry
  /** The city whose services and days it begins with. */
  main: string
  done: (code: string) => void
}

export function DestinationForm({ country, main, done }: DestinationFormProps) {
  const { routesDesk } = useTexts()
  const t = routesDesk.adding
  const form = useSentForm({
    fields: {
      names: inLanguages(emptyAs('', text({ maxLength: 60, autoComplete: 'off' }))),
      region: choice(['', ...statesOf(country)]),
      remote: typedDollars(),
      confirmed: tick(),
    },
    schema: addDestinationInput,
    words: {
      names: t.name,
      region: t.region,
      remote: routesDesk.dollars,
      remoteHint: routesDesk.dollarsHint,
      confirmed: routesDesk.confirmedBox,
      confirmedHint: routesDesk.confirmedHint,
    },
    stored: {},
    extra: { country },
    send: (input) => trpcClient.shipping.addDestination.mutate(input),
    at: { destination_exists: 'names.es' },
    done: ({ code }) => done(code),
  })
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="add-destination">
      <Stack>
        <h2 id="add-destination">{t.title()}</h2>
        <Text c="dimmed">{t.text({ place: main })}</Text>
        <SentForm form={form} submit={t.title()}>
          <Field form={form} name="names" />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Field form={form} name="region" option={(state) => state || t.choose()} />
            <Field form={form} name="remote" />
          </SimpleGrid>
          <Field form={form} name="confirmed" />
        </SentForm>
      </Stack>
    </Paper>
  )
}
