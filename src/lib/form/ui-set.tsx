// The fields of a form as public pages draw them: native controls that need no scripts.
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckField, ErrorLine, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { FaultLinks } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { usePasswordWords } from '../password-words.ts'
import type { DrawnField, FieldSet } from './field-set.ts'

const propsOf = <Props,>({ input, ...around }: DrawnField) =>
  ({ ...around, ...input }) as unknown as Props

function Secret(field: DrawnField) {
  const words = usePasswordWords(field.input['autoComplete'] === 'new-password')
  return <PasswordField {...propsOf<ComponentProps<typeof PasswordField>>(field)} words={words} />
}

export const uiSet: FieldSet = {
  Line: (field) => <TextField {...propsOf<ComponentProps<typeof TextField>>(field)} />,
  Area: (field) => <TextAreaField {...propsOf<ComponentProps<typeof TextAreaField>>(field)} />,
  Secret,
  Tick: (field) => <CheckField {...propsOf<ComponentProps<typeof CheckField>>(field)} value="1" />,
  Choice: ({ choices, ...field }) => (
    <SelectField {...propsOf<ComponentProps<typeof SelectField>>(field)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
  Choices: ({ choices, label, input: { name, defaultValue = [] } }) => (
    <fieldset>
      <legend>{label}</legend>
      {choices.map((each) => (
        <CheckField
          key={each.value}
          name={String(name)}
          value={each.value}
          label={each.label}
          defaultChecked={(defaultValue as readonly string[]).includes(each.value)}
        />
      ))}
    </fieldset>
  ),
  Group: ({ label, hint, error, id, children }) => (
    <fieldset id={id} tabIndex={id && error ? -1 : undefined}>
      <legend>{label}</legend>
      <ErrorLine>{error}</ErrorLine>
      {hint && <p>{hint}</p>}
      {children}
    </fieldset>
  ),
  More: ({ label, open, children }) => (
    <details open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  ),
  Button: ({
    label,
    busy = false,
    submit,
    quiet,
    danger,
    big,
    icon,
    disabled,
    intent,
    name,
    onPress,
  }) => (
    <Button
      type={submit ? 'submit' : 'button'}
      busy={busy}
      variant={danger ? 'danger' : quiet ? 'secondary' : 'primary'}
      {...(big && { size: 'l', wide: true })}
      {...(icon && { icon })}
      {...(intent && { name: 'intent', value: intent })}
      aria-label={name}
      disabled={disabled}
      onClick={onPress}
    >
      {label}
    </Button>
  ),
  Failed: ({ title, text, faults }) => (
    <Notice tone="error" title={title}>
      {text}
      {faults.length > 0 && <FaultLinks faults={faults} />}
    </Notice>
  ),
}
