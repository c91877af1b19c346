// Asks what a parcel would cost as of a day; the answer has an address.
import { Paper } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { simulateInput, type TariffDesk } from '#contract/shipping-desk.ts'
import { Field } from '#src/lib/form/field.tsx'
import type { TypedGroup } from '#src/lib/form/kind.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { type SentForm as Form, useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useRouteWords } from '../kit/use-route-words.ts'
import styles from '../kit/versions.module.css'
import { queryOfSimulation, simulationFields } from './simulation.ts'

interface SimulationFormProps {
  desk: TariffDesk
  typed: TypedGroup
}

export function SimulationForm({ desk, typed }: SimulationFormProps) {
  const { tariffDesk, tariffs } = useTexts()
  const t = tariffDesk.simulation
  const { zoneOf, cityOf } = useRouteWords(desk.destinations)
  const navigate = useNavigate()
  const form: Form<typeof simulateInput> = useSentForm({
    fields: simulationFields(desk),
    schema: simulateInput,
    words: { ...t, length: t.long },
    begin: typed,
    send: () => Promise.resolve({ ok: true as const }),
    done: () => void navigate(paths.adminSimulate(queryOfSimulation(form.typed()))),
  })
  const placeOf = (code: string): string => `${zoneOf(code.slice(0, 2))}: ${cityOf(code)}`
  const goodsOf = (goods: string): string => tariffs.goods[goods as 'parcel']()
  return (
    <Paper withBorder p="md">
      <SentForm form={form} submit={t.submit()}>
        <div className={styles.fields}>
          <Field form={form} name="destination" option={placeOf} />
          <Field form={form} name="at" />
          <Field form={form} name="pieces.goods" option={goodsOf} />
          {['length', 'width', 'height', 'weight', 'declaredValue'].map((name) => (
            <Field key={name} form={form} name={`pieces.${name}`} />
          ))}
        </div>
      </SentForm>
    </Paper>
  )
}
