// Renders the fields of desks: those of signed-in pages, and fields that are made of several.
import { Checkbox, Fieldset, Group, Input, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '../texts.ts'
import { Field } from './field.tsx'
import type { FieldProps, FieldSet, Whole } from './field-set.ts'
import styles from './field.module.css'
import { type Control, type Fields, joined } from './kind.ts'
import { mantineSet, propsOf } from './mantine-set.tsx'

interface FieldGroupProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Where a fault of all of them leads. */
  id?: string
  children: ReactNode
}

/** Fields that belong together. */
export const FieldGroup = ({ label, hint, error, id, children }: FieldGroupProps) => (
  <Fieldset legend={label} id={id} tabIndex={id && error ? -1 : undefined}>
    <Stack gap="sm">
      {error && <Input.Error>{error}</Input.Error>}
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  </Fieldset>
)

/** What most people need not see, folded; open where something is wrong in it. */
export const More = (props: { label: string; open: boolean; children: ReactNode }) => (
  <details open={props.open}>
    <summary>{props.label}</summary>
    <Stack mt="sm">{props.children}</Stack>
  </details>
)

const [BASE, ...OTHERS] = LOCALES

/** Spanish first; the other languages are folded. */
function LanguageFields({ form, name }: FieldProps) {
  const { forms: t } = useTexts()
  const others = OTHERS.map((locale) => joined(name, locale))
  return (
    <>
      <Field form={form} name={joined(name, BASE)} />
      <More label={t.otherLanguages()} open={others.some((path) => form.faultOf(path))}>
        {others.map((path) => (
          <Field key={path} form={form} name={path} hint="" />
        ))}
      </More>
    </>
  )
}

/** A number and, beside it, its unit. */
function MeasureFields({ form, name, label, hint }: FieldProps & { label: string }) {
  const { forms: t } = useTexts()
  return (
    <div className={styles.measure}>
      <Field form={form} name={joined(name, 'thousandths')} label={label} {...(hint && { hint })} />
      <Field form={form} name={joined(name, 'unit')} label={t.unit()} />
    </div>
  )
}

const SHORT = new Set<Control['draw']>(['line', 'number', 'choice', 'tick'])
/** So many short fields stand in one line. */
const MOST_IN_LINE = 4
const isLine = (fields: Fields): boolean => {
  const kinds = Object.values(fields)
  return kinds.length <= MOST_IN_LINE && kinds.every(({ control }) => SHORT.has(control.draw))
}

function RowFields({ form, name, fields }: FieldProps & { fields: Fields }) {
  const { forms: t } = useTexts()
  const { Button } = mantineSet
  const { count = 0, add, remove } = form.rows?.(name) ?? {}
  return (
    <FieldGroup
      label={form.words.label(name)}
      hint={form.words.hint(name)}
      error={form.faultOf(name)}
      id={form.idOf(name)}
    >
      {Array.from({ length: count }, (_, at) => (
        <div
          key={form.keyOf(joined(name, at))}
          role="group"
          className={isLine(fields) ? styles.line : styles.row}
          aria-label={`${form.words.label(name)} ${at + 1}`}
        >
          {Object.keys(fields).map((part) => (
            <Field key={part} form={form} name={joined(joined(name, at), part)} />
          ))}
          {remove && <Button quiet label={t.removeRow()} onPress={() => remove(at)} />}
        </div>
      ))}
      {add && (
        <div>
          <Button quiet label={t.addRow()} onPress={add} />
        </div>
      )}
    </FieldGroup>
  )
}

function WholeField({ control, ...props }: FieldProps & { control: Whole }) {
  const { form, name, option } = props
  const { fields } = control
  if (control.draw === 'rows') return <RowFields {...props} fields={fields} />
  if (control.as === 'languages') return <LanguageFields {...props} />
  const label = props.label ?? form.words.label(name)
  const hint = props.hint ?? form.words.hint(name)
  if (control.as === 'measure')
    return <MeasureFields {...props} label={label} {...(hint && { hint })} />
  return (
    <FieldGroup label={label} hint={hint}>
      {Object.keys(fields).map((part) => (
        <Field key={part} form={form} name={joined(name, part)} {...(option && { option })} />
      ))}
    </FieldGroup>
  )
}

export const deskSet: FieldSet = {
  ...mantineSet,
  Choices: ({ choices, ...field }) => (
    // The form holds the chosen ones.
    <Checkbox.Group {...propsOf(field)} defaultValue={undefined}>
      <Group gap="xs lg" mt="xs">
        {choices.map((each) => (
          <Checkbox key={each.value} {...each} name={field.input.name} />
        ))}
      </Group>
    </Checkbox.Group>
  ),
  Whole: WholeField,
}
