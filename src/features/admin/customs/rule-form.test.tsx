// Tests the desk of one customs rule: difference and example follow what is typed, faults stand at their fields, nothing is lost.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminCustoms } from '#contract/customs.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { EndRule } from './end-rule.tsx'
import { RuleForm } from './rule-form.tsx'
import { RulesList } from './rules-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const rules = BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'CL')
const base = rules.find(({ regime }) => regime === 'CL.gt500') as CustomsRule
const desk: AdminCustoms = {
  today: '2026-11-28',
  rows: rules.map((rule, place) => ({
    id: place + 1,
    rule,
    builtIn: place > 0,
    createdAt: '2026-05-04T15:00:00.000Z',
    createdBy: null,
    state: 'in_force',
  })),
}

function Desk({ form: Form, done }: { form: 'publish' | 'end'; done: () => void }) {
  const [newest, setNewest] = useState(1)
  return (
    <>
      <h1>Chile</h1>
      <button type="button" onClick={() => setNewest(2)}>
        Otra persona publica
      </button>
      {Form === 'publish' ? (
        <RuleForm country="CL" {...{ base, newest, desk, done }} />
      ) : (
        <EndRule {...{ base, newest, done }} />
      )}
    </>
  )
}

const show = (form: 'publish' | 'end' = 'publish', answers: readonly object[] = []) => {
  const left = [...answers]
  const done = vi.fn<(version?: string) => void>()
  const calls = serveDesk({ 'customs.adminAddRule': () => left.shift() })
  return { calls, done, ...renderDesk(<Desk form={form} done={done} />) }
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const fieldAt = (path: string): HTMLElement => {
  const field = document.getElementById(`field-rule.data.steps.${path}`)
  if (!field) throw new Error(`no field ${path}`)
  return field
}
const publish = () => fireEvent.click(screen.getByText('Publicar versión'))
const basesOf = (calls: { input: unknown }[]) =>
  calls.map(({ input }) => (input as { basedOn: number }).basedOn)

// The form itself is tested where all pages are opened in a browser: it is too long for this.
test.each(['es', 'en'] as const)(
  'the list and the end of a rule are accessible: %s',
  async (locale) => {
    serveDesk({})
    const { container } = renderDesk(
      <>
        <h1>Chile</h1>
        <h2>Reglas</h2>
        <RulesList rows={desk.rows.slice(0, 2)} />
        <EndRule base={base} newest={2} done={() => {}} />
      </>,
      { locale },
    )
    await expectAccessible(container)
  },
)

/** By their text: a role is looked for in all of a form that is long. */
const unfold = (title: RegExp) => {
  const fold = screen.getByText(title).closest('button') as Element
  fireEvent.click(fold)
  return fold
}

test('difference and example follow the keys', () => {
  show()
  unfold(/^Cobro 1:/u)
  screen.getByText('Todavía no cambia nada.')
  type(fieldAt('0.charge.rate.low'), '7')
  type(fieldAt('0.charge.rate.high'), '8')
  const table = screen.getByRole('table', { name: /^Diferencia con/u })
  expect(within(table).getByText(/7 a 8 % sobre/u).tagName).toBe('INS')
  type(fieldAt('0.charge.rate.high'), '6')
  fireEvent.blur(fieldAt('0.charge.rate.high'))
  screen.getByText('El máximo es menor que el mínimo.')
  expect(screen.queryByRole('table', { name: /^Diferencia con/u })).toBeNull()
})

test('what is missing is told at its field, in a fold that opens, and nothing is sent', () => {
  const { calls } = show()
  const fold = unfold(/^La regla/u)
  type(screen.getByLabelText('Dirección de la fuente'), 'aduana.cl')
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  publish()
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByDisplayValue('aduana.cl').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/Escribe una dirección completa/u)).toBeTruthy()
  expect(screen.getAllByText(/Marca la casilla después de revisar la diferencia/u)).toBeTruthy()
  expect(calls).toEqual([])
})

test('says that somebody else was faster, keeps what was typed, and sends what it was based on', async () => {
  const { calls, done } = show('publish', [
    { ok: false, code: 'changed_meanwhile' },
    { ok: true, id: 9 },
  ])
  unfold(/^La regla/u)
  type(screen.getByLabelText('Nombre'), 'Mi versión')
  fireEvent.click(screen.getByText('Otra persona publica'))
  fireEvent.click(screen.getByLabelText(/^Revisé la diferencia/u))
  publish()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/Otra persona cambió esto/u),
  )
  expect(screen.getByDisplayValue('Mi versión')).toBeTruthy()
  publish()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(basesOf(calls)).toEqual([1, 2])
  expect(calls[1]?.input).toEqual({
    rule: { ...base, data: { ...base.data, title: 'Mi versión' } },
    basedOn: 2,
  })
})

test('a charge is moved, added and taken away', async () => {
  const { calls } = show('publish', [{ ok: true, id: 9 }])
  const kinds = base.data.steps.map(({ kind }) => kind)
  const foldOf = (place: number) =>
    screen.getByText(new RegExp(`^Cobro ${place}:`, 'u')).closest('button')
  fireEvent.click(screen.getByText('Otro cobro'))
  const added = kinds.length
  expect(foldOf(added + 1)?.getAttribute('aria-expanded')).toBe('true')
  type(fieldAt(`${added}.kind`), 'statistics')
  type(fieldAt(`${added}.charge.by`), 'parcel')
  type(fieldAt(`${added}.charge.cents`), '3,50')
  type(fieldAt(`${added}.sources.0.title`), 'Aduanas')
  fireEvent.click(screen.getByText('Mover antes'))
  fireEvent.click(screen.getByLabelText(/^Revisé la diferencia/u))
  publish()
  await waitFor(() => expect(calls).toHaveLength(1))
  const [sent] = calls.map(({ input }) => (input as { rule: typeof base }).rule)
  expect(sent?.data.steps.map(({ kind }) => kind)).toEqual([
    ...kinds.slice(0, -1),
    'statistics',
    ...kinds.slice(-1),
  ])
})

test('an end is based on the version its form was drawn with, until its sender has been told of another', async () => {
  const { calls, done } = show('end', [
    { ok: false, code: 'changed_meanwhile' },
    { ok: true, id: 9 },
  ])
  type(screen.getByLabelText('Deja de regir el'), '2027-01-01')
  type(screen.getByLabelText('Fuente'), 'Diario Oficial')
  fireEvent.click(screen.getByLabelText(/^Entiendo/u))
  fireEvent.click(screen.getByText('Otra persona publica'))
  const end = () => fireEvent.click(screen.getByText('Terminar la regla'))
  end()
  await screen.findByRole('alert')
  end()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(basesOf(calls)).toEqual([1, 2])
  expect(calls[0]?.input).toEqual({
    rule: {
      ...base,
      validFrom: '2027-01-01',
      validTo: null,
      source: { title: 'Diario Oficial', url: null, date: null },
      data: { ...base.data, steps: [], withdrawn: true },
    },
    basedOn: 1,
  })
})
