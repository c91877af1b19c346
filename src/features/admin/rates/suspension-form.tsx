// Closes a service to a country or a city for a time, with what customers read meanwhile in their language.
import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../kit/desk.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import type { SuspensionAnswer } from './suspension-action.ts'
import { useRouteWords } from '../kit/use-route-words.ts'

interface SuspensionFormProps {
  desk: TariffDesk
  /** What the way here chose. */
  chosen: { service: string; place: string }
  answer: SuspensionAnswer | undefined
}

export function SuspensionForm({ desk, chosen, answer }: SuspensionFormProps) {
  const { pricing, faults: faultWords, language } = useTexts()
  const t = pricing.closing
  const { zoneOf, serviceOf } = useRouteWords()
  const busy = useNavigation().formData?.get('intent') === 'suspend'
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer })
  const unsaved = useUnsaved()(answer?.unsaved, pricing.offline)
  const textOf = (name: string) => answer?.texts[name]?.[0]
  const errorOf = (name: string): string | undefined => {
    const fault = answer?.faults[name]
    return fault && faultWords[fault]()
  }
  const places = desk.countries.map(({ code }) => ({
    group: zoneOf(code),
    items: [
      { value: code, label: t.whole({ country: zoneOf(code) }) },
      ...desk.destinations
        .filter(({ country }) => country === code)
        .map((place) => ({ value: place.code, label: place.name })),
    ],
  }))
  const services = PRICED_SERVICES.map((service) => ({
    value: service,
    label: serviceOf(service),
  }))
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={styles.form}>
      {unsaved && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={pricing.failed()}>
          {unsaved}
        </Alert>
      )}
      <div className={styles.group}>
        <NativeSelect
          name="service"
          label={pricing.service()}
          defaultValue={textOf('service') ?? chosen.service}
          error={errorOf('service')}
          data={services}
        />
        <NativeSelect
          name="place"
          label={t.place()}
          defaultValue={textOf('place') ?? chosen.place}
          error={errorOf('country') ?? errorOf('destination')}
          data={places}
        />
        <div className={styles.pair}>
          <TextInput
            name="since"
            type="date"
            label={t.since()}
            description={t.sinceHint()}
            defaultValue={textOf('since')}
            error={errorOf('since')}
          />
          <TextInput
            name="until"
            type="date"
            label={t.until()}
            description={t.untilHint()}
            defaultValue={textOf('until')}
            error={answer?.refusal ? t.endsFirst() : errorOf('until')}
          />
        </div>
      </div>
      <div className={styles.notices}>
        {LOCALES.map((locale) => (
          <Textarea
            key={locale}
            name={`notice.${locale}`}
            label={t.notice({ language: language[locale]() })}
            defaultValue={textOf(`notice.${locale}`)}
            error={errorOf(`notice.${locale}`)}
            lang={locale}
            rows={2}
            maxLength={500}
          />
        ))}
      </div>
      <div>
        <Button type="submit" name="intent" value="suspend" loading={busy}>
          {t.submit()}
        </Button>
      </div>
    </Form>
  )
}
