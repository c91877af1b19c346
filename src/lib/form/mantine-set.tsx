// The fields of a form as signed-in pages draw them: Mantine's inputs, which are native ones in a form that posts.
import {
  Alert,
  Button,
  Checkbox,
  Loader,
  NativeSelect,
  PasswordInput,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { FaultLinks } from '#src/ui/fault-list.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Strength } from '#src/ui/password-field.tsx'
import { usePasswordWords } from '../password-words.ts'
import styles from './post-form.module.css'
import type { DrawnButton, DrawnField, FieldSet } from './field-set.ts'

const tickPropsOf = ({ label, hint, error, optional, input }: DrawnField) => ({
  label: optional ? `${label} (${optional})` : label,
  description: hint,
  error,
  ...input,
})
/** What may stay empty says so. */
export const propsOf = (field: DrawnField) => ({ withAsterisk: false, ...tickPropsOf(field) })

const Eye = ({ reveal }: { reveal: boolean }) => <Icon name={reveal ? 'eye-off' : 'eye'} />

function Secret(field: DrawnField) {
  const { show, hide, strength } = usePasswordWords(field.input.autoComplete === 'new-password')
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Stack gap="xs">
      <PasswordInput
        {...propsOf(field)}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleIcon={Eye}
        visibilityToggleButtonProps={{
          'aria-label': shown ? hide : show,
          className: styles.scripted,
          tabIndex: 0,
        }}
        {...(strength && { onInput: (event) => setTyped(event.currentTarget.value) })}
      />
      {strength && <Strength password={typed} words={strength} />}
    </Stack>
  )
}

/** A disabled button would lose the focus, and the second press of a double click comes before anybody knows. */
function SetButton(button: DrawnButton) {
  const {
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
  } = button
  const press = (event: MouseEvent) => {
    if (!busy && event.detail <= 1) return onPress?.()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Button
      type={submit ? 'submit' : 'button'}
      variant={quiet ? 'default' : 'filled'}
      color={danger ? 'red' : undefined}
      {...(big && { size: 'lg', fullWidth: true })}
      {...(quiet && !submit && { size: 'sm' })}
      leftSection={busy ? <Loader size="xs" color="currentColor" /> : icon && <Icon name={icon} />}
      {...(intent && { name: 'intent', value: intent })}
      aria-label={name}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {label}
    </Button>
  )
}

export const mantineSet: FieldSet = {
  Line: (field) => <TextInput {...propsOf(field)} />,
  Area: (field) => <Textarea autosize={false} rows={3} {...propsOf(field)} />,
  Secret,
  Tick: (field) => <Checkbox value="1" {...tickPropsOf(field)} />,
  Choice: ({ choices, ...field }) => <NativeSelect {...propsOf(field)} data={[...choices]} />,
  Button: SetButton,
  Failed: ({ title, text, faults }) => (
    <Alert color="red" role="alert" icon={<Icon name="alert" />} title={title}>
      {text}
      {faults.length > 0 && <FaultLinks faults={faults} />}
    </Alert>
  ),
}
