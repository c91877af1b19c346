// The fields of a form as signed-in pages draw them: Mantine's inputs, which are native ones in a form that posts.
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  Input,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { DrawnField, FieldSet } from './field-set.ts'

const propsOf = ({ label, hint, error, input }: DrawnField) => ({
  label,
  description: hint,
  error,
  ...input,
})

export const mantineSet: FieldSet = {
  Line: (field) => <TextInput {...propsOf(field)} />,
  Area: (field) => <Textarea autosize={false} rows={3} {...propsOf(field)} />,
  Secret: (field) => <PasswordInput {...propsOf(field)} />,
  Tick: (field) => <Checkbox value="1" {...propsOf(field)} />,
  Choice: ({ choices, ...field }) => <NativeSelect {...propsOf(field)} data={[...choices]} />,
  Choices: ({ choices, ...field }) => (
    <Checkbox.Group {...propsOf(field)}>
      <Group gap="xs lg" mt="xs">
        {choices.map((each) => (
          <Checkbox key={each.value} {...each} name={String(field.input['name'])} />
        ))}
      </Group>
    </Checkbox.Group>
  ),
  Group: ({ label, hint, error, id, children }) => (
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
  ),
  More: ({ label, open, children }) => (
    <details open={open}>
      <summary>{label}</summary>
      <Stack mt="sm">{children}</Stack>
    </details>
  ),
  Button: ({ label, busy = false, submit = false, quiet = false, onPress }) => (
    <Button
      type={submit ? 'submit' : 'button'}
      loading={busy}
      variant={quiet ? 'default' : 'filled'}
      {...(quiet && { size: 'sm' })}
      {...(onPress && { onClick: onPress })}
    >
      {label}
    </Button>
  ),
}
