// The fields of a form as public pages draw them: native controls that need no scripts.
import { Button } from '#src/ui/button.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { FaultLinks } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { usePasswordWords } from '../password-words.ts'
import type { DrawnField, FieldSet } from './field-set.ts'

function Secret({ input, ...around }: DrawnField) {
  const words = usePasswordWords(input.autoComplete === 'new-password')
  return <PasswordField {...around} {...input} words={words} />
}

export const uiSet: FieldSet = {
  Line: ({ input, ...around }) => <TextField {...around} {...input} />,
  Area: ({ input, ...around }) => <TextAreaField {...around} {...input} />,
  Secret,
  Tick: ({ input, ...around }) => <CheckField {...around} {...input} value="1" />,
  Choice: ({ choices, input, ...around }) => (
    <SelectField {...around} {...input}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
  Button: ({ label, busy = false, submit, quiet, danger, big, intent, name, onPress, ...more }) => (
    <Button
      {...more}
      type={submit ? 'submit' : 'button'}
      busy={busy}
      variant={danger ? 'danger' : quiet ? 'secondary' : 'primary'}
      {...(big && { size: 'l', wide: true })}
      {...(intent && { name: 'intent', value: intent })}
      aria-label={name}
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
