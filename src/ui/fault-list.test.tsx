// A form that comes back with faults says them all at its beginning and takes whoever sent it there.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusFault } from '#src/lib/focus-fault.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { FaultList } from './fault-list.tsx'
import { TextField } from './field.tsx'

const NAMES = ['name', 'city', 'street', 'phone']

/** A form in which these fields are empty. */
function showForm(empty: readonly string[]) {
  const { container } = render(
    <form>
      <FaultList
        title="Revisa estos campos"
        faults={empty.map((name) => ({ target: name, label: name, text: 'Completa este campo.' }))}
      />
      {NAMES.map((name) => (
        <TextField
          key={name}
          id={name}
          label={name}
          error={empty.includes(name) && 'Completa este campo.'}
        />
      ))}
    </form>,
  )
  return container.querySelector('form')
}

test('several faults: the focus goes to their list, and each link to its field', async () => {
  const form = showForm(['city', 'phone'])
  await expectAccessible()
  focusFault(form)
  expect(document.activeElement?.textContent).toContain('city')
  const link = screen.getByRole('link', { name: 'phone: Completa este campo.' })
  expect(link.getAttribute('href')).toBe('#phone')
  link.click()
  expect(document.activeElement?.id).toBe('phone')
})

test('a single fault: the focus goes straight to it', () => {
  focusFault(showForm(['street']))
  expect(document.activeElement?.id).toBe('street')
})

test('without faults there is no list, and the focus goes where it is told', () => {
  const form = showForm([])
  expect(screen.queryByRole('alert')).toBeNull()
  focusFault(form, screen.getByLabelText('name'))
  expect(document.activeElement?.id).toBe('name')
})
