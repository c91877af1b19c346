// Draws one field of a form by its kind, with its words, its value and what is wrong with it.
import { type ReactNode, use } from 'react'
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '../texts.ts'
import { FieldSetContext } from './field-set-context.ts'
import { controlAt, type FormHandle } from './form-handle.ts'
import styles from './field.module.css'
import { type Control, type Fields, joined } from './kind.ts'

interface FieldProps {
  form: FormHandle
  /** Its path: `city`, `captions.es`, `brackets`. */
  name: string
  /** Instead of the words of the dictionary's part. */
  label?: string
  hint?: string
  option?: (choice: string) => string
  /** Which of the choices can be made now. */
  only?: (choice: string) => boolean
  /** The one thing that is asked for now. */
  focus?: boolean
}

const [BASE, ...OTHERS] = LOCALES

/** Spanish first; the other languages are folded. */
function LanguageFields({ form, name }: FieldProps) {
  const { forms: t } = useTexts()
  const { More } = use(FieldSetContext)
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

function RowFields({ form, name, control }: FieldProps & { control: Control & { draw: 'rows' } }) {
  const { forms: t } = useTexts()
  const { Group, Button } = use(FieldSetContext)
  const { count, add, remove } = form.rows(name)
  return (
    <Group
      label={form.words.label(name)}
      hint={form.words.hint(name)}
      error={form.faultOf(name)}
      id={form.idOf(name)}
    >
      {Array.from({ length: count }, (_, at) => (
        <div
          key={form.keyOf(joined(name, at))}
          role="group"
          className={isLine(control.fields) ? styles.line : styles.row}
          aria-label={`${form.words.label(name)} ${at + 1}`}
        >
          {Object.keys(control.fields).map((part) => (
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
    </Group>
  )
}

export function Field(props: FieldProps): ReactNode {
  const { form, name, option, focus } = props
  const set = use(FieldSetContext)
  const { forms: t } = useTexts()
  const control = controlAt(form.fields, name)
  if (control.draw === 'own') return null
  if (control.draw === 'rows') return <RowFields {...props} control={control} />
  if (control.draw === 'group' && control.as === 'languages') return <LanguageFields {...props} />
  const { words } = form
  const label = props.label ?? words.label(name)
  const hint = props.hint ?? words.hint(name)
  if (control.draw === 'group' && control.as === 'measure')
    return <MeasureFields {...props} label={label} {...(hint && { hint })} />
  if (control.draw === 'group')
    return (
      <set.Group label={label} hint={hint}>
        {Object.keys(control.fields).map((part) => (
          <Field key={part} form={form} name={joined(name, part)} {...(option && { option })} />
        ))}
      </set.Group>
    )
  const optional = 'manners' in control && control.manners?.optional ? t.optional() : undefined
  const input = { ...form.input(name, control), ...(focus && { autoFocus: true }) }
  const field = { label, hint, optional, error: form.faultOf(name), input }
  const key = form.keyOf(name)
  switch (control.draw) {
    case 'choice':
    case 'choices': {
      const choices = control.choices.filter(props.only ?? (() => true)).map((value) => ({
        value,
        label: option?.(value) ?? words.option(name, value),
      }))
      const Many = control.draw === 'choice' ? set.Choice : set.Choices
      return <Many key={key} {...field} choices={choices} />
    }
    case 'tick':
      return <set.Tick key={key} {...field} />
    case 'area':
      return <set.Area key={key} {...field} />
    case 'secret':
      return <set.Secret key={key} {...field} />
    default:
      return <set.Line key={key} {...field} />
  }
}
