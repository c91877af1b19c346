// One charge of a regime: what it is, of what, how much from low to high, and how that is known.
import { Button, Group, Stack, Text } from '@mantine/core'
import { CUSTOMS_CATEGORIES, CUSTOMS_KINDS, type CustomsRule } from '#domain/customs-rule.ts'
import { Field } from '#src/lib/form/field.tsx'
import { textAt, type TypedGroup, valueAt } from '#src/lib/form/kind.ts'
import { More } from '#src/lib/form/desk-set.tsx'
import type { SentForm } from '#src/lib/form/use-sent-form.ts'
import { useTypedValue } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/versions.module.css'
import { useRuleFacts } from './use-rule-facts.ts'

interface StepProps {
  form: SentForm
  at: number
}

const STEPS = 'rule.data.steps'
const kindOf = (typed: unknown) => CUSTOMS_KINDS.find((kind) => kind === typed)

export function StepTitle({ form, at, base }: StepProps & { base: CustomsRule | null }) {
  const { customsDesk, customs } = useTexts()
  const facts = useRuleFacts()
  const kind = kindOf(useTypedValue(form, (typed) => textAt(typed, `${STEPS}.${at}.kind`)))
  if (!kind) return customsDesk.step.another()
  const known = base ? facts(base).filter(({ key }) => key.split('.')[0] === kind) : []
  return (
    <>
      {customsDesk.step.numbered({ place: at + 1, charge: customs.kinds[kind]() })}
      <Text size="sm" c="dimmed" fw={400} lineClamp={2}>
        {known.map(({ text }) => text).join(' · ')}
      </Text>
    </>
  )
}

/** The order of charges: one can be a base of those after it. */
function Moves({ form, at }: StepProps) {
  const { customsDesk, forms } = useTexts()
  const t = customsDesk.step
  const { count, move, remove } = form.rows(STEPS)
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" disabled={at === 0} onClick={() => move?.(at, at - 1)}>
        {t.earlier()}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={at === count - 1}
        onClick={() => move?.(at, at + 1)}
      >
        {t.later()}
      </Button>
      <Button variant="subtle" size="xs" color="red" onClick={() => remove?.(at)}>
        {forms.removeRow()}
      </Button>
    </Group>
  )
}

export function StepFields({ form, at }: StepProps) {
  const { customsDesk } = useTexts()
  const t = customsDesk.step
  const path = `${STEPS}.${at}`
  const charge = `${path}.charge`
  const isRate = useTypedValue(form, (typed) => textAt(typed, `${charge}.by`)) === 'rate'
  const kinds = useTypedValue(form, (typed) =>
    (valueAt(typed, STEPS) as readonly TypedGroup[]).map((step) => textAt(step, 'kind')).join(' '),
  ).split(' ')
  /** What another charge is can be a base of this one. */
  const isBase = (base: string): boolean =>
    !kindOf(base) ||
    (form.valueOf(`${charge}.base`) as readonly string[]).includes(base) ||
    kinds.some((kind, place) => kind === base && place !== at)
  const fields = (names: readonly string[]) =>
    names.map((name) => <Field key={name} form={form} name={name} />)
  return (
    <Stack>
      <div className={styles.fields}>
        {fields([`${path}.kind`, `${path}.name`, `${charge}.by`])}
        {fields(
          isRate
            ? ['rate.low', 'rate.high', 'aboveCents', 'minusCents'].map(
                (each) => `${charge}.${each}`,
              )
            : [`${charge}.cents`],
        )}
      </div>
      {isRate && (
        <>
          <Field form={form} name={`${charge}.base`} only={isBase} />
          <Field form={form} name={`${charge}.inside`} />
          <More label={t.own()} open={form.isFaulty(`${charge}.categories`)}>
            <Text size="sm" c="dimmed">
              {t.ownHint()}
            </Text>
            <div className={styles.fields}>
              {fields(
                CUSTOMS_CATEGORIES.flatMap((each) =>
                  ['low', 'high'].map((end) => `${charge}.categories.${each}.${end}`),
                ),
              )}
            </div>
          </More>
        </>
      )}
      {fields([`${path}.confidence`, `${path}.sources`])}
      <Moves form={form} at={at} />
    </Stack>
  )
}
