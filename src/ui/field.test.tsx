// Tests the fields against their names, hints and errors as assistive technology reads them.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { CheckField, SelectField, TextAreaField, TextField } from './field.tsx'

test('label, hint and error belong to the control', async () => {
  const { container } = render(
    <main>
      <TextField
        id="mail"
        label="Correo"
        hint="Para avisarte"
        error="Email inválido"
        type="email"
      />
      <SelectField label="Estado">
        <option>Miranda</option>
      </SelectField>
      <TextAreaField label="Indicaciones" optional="Opcional" />
      <CheckField label="Acepto las condiciones" hint="Léelas antes" />
    </main>,
  )
  const mail = screen.getByRole('textbox', {
    name: 'Correo',
    description: 'Para avisarte Email inválido',
  })
  expect(mail.id).toBe('mail')
  expect(mail.getAttribute('aria-invalid')).toBe('true')
  expect(mail.getAttribute('type')).toBe('email')
  expect(screen.getByRole('combobox', { name: 'Estado' }).getAttribute('aria-invalid')).toBeNull()
  screen.getByRole('textbox', { name: 'Indicaciones Opcional' })
  screen.getByRole('checkbox', { name: 'Acepto las condiciones', description: 'Léelas antes' })
  await expectAccessible(container)
})
