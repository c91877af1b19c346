// The form of one carton: what fits in, what is billed, what it weighs, carries and costs, and whether it is used.
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DeskBox } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { CheckField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import type { BoxAnswer } from './box-action.ts'
import { boxValuesOf, NEW_BOX } from './box-values.ts'

interface BoxFormProps {
  /** Null: a new one. */
  box: DeskBox | null
  answer: BoxAnswer | undefined
}

export function BoxForm({ box, answer }: BoxFormProps) {
  const { boxDesk: t, faults, errors } = useTexts()
  const locale = useUiLocale()
  const busy = useNavigation().state === 'submitting'
  const values = answer?.values ?? (box ? boxValuesOf(box, locale) : NEW_BOX)
  const field = (name: string, label: string, description?: string) => {
    const fault = answer?.faults[name]
    return { name, label, description, defaultValue: values[name], error: fault && faults[fault]() }
  }
  const number = (name: string, label: string, description?: string) => (
    <TextInput
      {...field(name, label, description)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  )
  const sides = (of: 'inner' | 'outer') => (
    <div className={styles.thirds}>
      {number(`${of}Length`, t.long())}
      {number(`${of}Width`, t.wide())}
      {number(`${of}Height`, t.high())}
    </div>
  )
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer })
  const { refusal } = answer ?? {}
  const name = field('name', t.name())
  const taken = refusal === 'name_taken' ? errors.name_taken() : undefined
  const unsaved = useUnsaved()(answer?.unsaved, t.offline)
  const failed = unsaved ?? (refusal && refusal !== 'name_taken' ? errors[refusal]() : null)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={styles.form}>
      {failed && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
          {failed}
        </Alert>
      )}
      <input type="hidden" name="id" value={box?.id ?? ''} />
      <input
        type="hidden"
        name="seen"
        value={markToSend(box?.seen ?? '', answer?.values['seen'], refusal === 'box_changed')}
      />
      <div className={styles.pair}>
        <TextInput {...name} error={taken ?? name.error} autoComplete="off" maxLength={40} />
        <NativeSelect {...field('sizeUnit', t.lengthUnit())} data={[...LENGTH_UNITS]} />
      </div>
      <fieldset className={styles.group}>
        <legend>{t.inside()}</legend>
        <p className={`${styles.soft} ${styles.wide}`}>{t.insideHint()}</p>
        <div className={styles.wide}>{sides('inner')}</div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t.outside()}</legend>
        <p className={`${styles.soft} ${styles.wide}`}>{t.outsideHint()}</p>
        <div className={styles.wide}>{sides('outer')}</div>
      </fieldset>
      <div className={styles.group}>
        <NativeSelect {...field('weightUnit', t.weightUnit())} data={[...WEIGHT_UNITS]} />
        {number('tare', t.tare(), t.tareHint())}
        {number('maxWeight', t.most(), t.mostHint())}
        {number('price', t.priceUsd())}
      </div>
      <CheckField
        name="confirmed"
        value="1"
        label={t.confirmed()}
        hint={t.confirmedHint()}
        defaultChecked={values['confirmed'] === '1'}
      />
      <CheckField
        name="active"
        value="1"
        label={t.inUse()}
        hint={t.inUseHint()}
        defaultChecked={values['active'] === '1'}
      />
      <div className={styles.row}>
        <Button type="submit" loading={busy}>
          {t.save()}
        </Button>
        <DeskLink to={paths.adminBoxes()}>{t.cancel()}</DeskLink>
      </div>
    </Form>
  )
}
