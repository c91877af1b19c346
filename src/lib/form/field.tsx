// Draws one field of a form by its kind, with its words, its value and what is wrong with it.
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { FieldProps } from './field-set.ts'
import { controlAt } from './form-handle.ts'
import { useFieldSet } from './use-field-set.ts'

const Undrawn = ({ name }: FieldProps): never => {
  throw new Error(`only desks draw ${name}`)
}

export function Field(props: FieldProps): ReactNode {
  const { form, name, option, focus, only = () => true } = props
  const set = useFieldSet()
  const { forms: t } = useTexts()
  const { words } = form
  const control = controlAt(form.fields, name)
  if (control.draw === 'own') return null
  if (control.draw === 'group' || control.draw === 'rows')
    return set.Whole ? <set.Whole {...props} control={control} /> : <Undrawn {...props} />
  const field = {
    label: props.label ?? words.label(name),
    hint: props.hint ?? words.hint(name),
    optional: 'manners' in control && control.manners?.optional ? t.optional() : undefined,
    error: form.faultOf(name),
    input: { ...form.input(name, control), ...(focus && { autoFocus: true }) },
  }
  const key = form.keyOf(name)
  switch (control.draw) {
    case 'choice':
    case 'choices': {
      const open =
        typeof only === 'function'
          ? control.choices.filter(only)
          : only.filter((choice) => control.choices.includes(choice))
      const choices = open.map((value) => ({
        value,
        label: option?.(value) ?? words.option(name, value),
      }))
      const Many = control.draw === 'choice' ? set.Choice : set.Choices
      if (!Many) return <Undrawn {...props} />
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
