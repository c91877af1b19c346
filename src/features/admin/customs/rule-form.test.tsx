// Holds the desk of one customs rule: difference and example follow what is typed, faults stand at their fields, nothing is lost.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminCustoms } from '#contract/customs.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { CustomsAnswer } from './customs-action.ts'
import { EndRule } from './end-rule.tsx'
import { RuleForm } from './rule-form.tsx'
import { textsOfRule } from './rule-texts.ts'
import { RulesList } from './rules-list.tsx'

const rules = BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'CL')
const base = rules.find(({ regime }) => regime === 'CL.gt500') ?? null
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

const show = (answer?: CustomsAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <RuleForm country="CL" base={base} newest={2} desk={desk} answer={answer} />
    </MantineRoot>,
  )

// The form itself is looked at where pages are walked in a browser: it is too long for this.
test.each(LOCALES)('the list and the end of a rule are accessible: %s', async (locale) => {
  const { container } = renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Chile</h1>
        <h2>Reglas</h2>
        <RulesList rows={desk.rows.slice(0, 2)} />
        <EndRule newest={2} answer={undefined} />
      </main>
    </MantineRoot>,
    { locale },
  )
  await expectAccessible(container)
})

test('difference and example follow the keys', () => {
  show()
  const low = document.querySelector<HTMLInputElement>('[name="step.0.low"]')
  const high = document.querySelector<HTMLInputElement>('[name="step.0.high"]')
  if (!low || !high) throw new Error('no step')
  screen.getByText('Todavía no cambia nada.')
  fireEvent.input(low, { target: { value: '7' } })
  fireEvent.input(high, { target: { value: '8' } })
  const table = screen.getByRole('table', { name: /^Diferencia con/u })
  expect(within(table).getByText(/7 a 8 % sobre/u).tagName).toBe('INS')
  fireEvent.input(high, { target: { value: '6' } })
  screen.getByText('El máximo es menor que el mínimo.')
  expect(screen.queryByRole('table', { name: /^Diferencia con/u })).toBeNull()
})

test('an answer keeps what was typed and says what is missing', () => {
  if (!base) throw new Error('no rule')
  const { container } = show({
    intent: 'publish',
    texts: {
      ...textsOfRule(base, 'es'),
      'source.url': ['aduana.cl'],
      'step.0.low': ['7,5'],
      basedOn: ['1'],
    },
    faults: { 'source.url': 'invalid', reviewed: 'required' },
  })
  expect(screen.getByDisplayValue('aduana.cl').getAttribute('aria-invalid')).toBe('true')
  screen.getByDisplayValue('7,5')
  // What came meanwhile is still refused.
  expect(container.querySelector<HTMLInputElement>('[name=basedOn]')?.value).toBe('1')
  screen.getByText('Marca la casilla después de revisar la diferencia.')
})

test('says that somebody else was faster, keeps what was typed, and sends what it was based on', () => {
  const texts = { ...(base ? textsOfRule(base, 'es') : {}), title: ['Mi versión'], basedOn: ['1'] }
  const { container } = show({
    intent: 'publish',
    texts,
    faults: {},
    refusal: 'customs_rule_changed',
  })
  expect(screen.getByRole('alert').textContent).toMatch(/no estaba cuando abriste el formulario/u)
  expect(screen.getByDisplayValue('Mi versión')).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('[name=basedOn]')?.value).toBe('2')
})

test.each([
  [undefined, '1'],
  ['customs_rule_changed', '2'],
] as const)('an end is based on the version its form was drawn with: %s', (refusal, basedOn) => {
  const answer: CustomsAnswer = { intent: 'end', texts: { basedOn: ['1'] }, faults: {} }
  const { container } = renderInShop(
    <MantineRoot close="Cerrar">
      <EndRule newest={2} answer={{ ...answer, ...(refusal && { refusal }) }} />
    </MantineRoot>,
  )
  expect(container.querySelector<HTMLInputElement>('[name=basedOn]')?.value).toBe(basedOn)
})
