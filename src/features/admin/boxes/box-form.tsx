// The form of one carton: what fits in, what is billed, what it weighs, carries and costs, and whether it is used.
import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { adminSaveBoxInput, type DeskBox } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import { Field } from '#src/lib/form/field.tsx'
import { choice, text, tick } from '#src/lib/form/kinds.ts'
import { typedDollars, typedNumber } from '#src/lib/form/numbers.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useTell } from '../kit/use-tell.ts'

const FIELDS = {
  name: text({ maxLength: 40, autoComplete: 'off' }),
  sizeUnit: choice(LENGTH_UNITS),
  innerLength: typedNumber(),
  innerWidth: typedNumber(),
  innerHeight: typedNumber(),
  outerLength: typedNumber(),
  outerWidth: typedNumber(),
  outerHeight: typedNumber(),
  weightUnit: choice(WEIGHT_UNITS),
  tare: typedNumber(),
  maxWeight: typedNumber(),
  price: typedDollars(),
  confirmed: tick(),
  active: tick(),
}

const INNER = ['innerLength', 'innerWidth', 'innerHeight'] as const
const OUTER = ['outerLength', 'outerWidth', 'outerHeight'] as const

const storedOf = ({ inner, outer, tare, maxWeight, priceCents, ...box }: DeskBox) => ({
  ...box,
  sizeUnit: outer.length.unit,
  innerLength: inner.length.thousandths,
  innerWidth: inner.width.thousandths,
  innerHeight: inner.height.thousandths,
  outerLength: outer.length.thousandths,
  outerWidth: outer.width.thousandths,
  outerHeight: outer.height.thousandths,
  weightUnit: maxWeight.unit,
  tare: tare.thousandths,
  maxWeight: maxWeight.thousandths,
  price: priceCents,
})

/** `box` null: a new one, in use as soon as it is saved. */
export function BoxForm({ box }: { box: DeskBox | null }) {
  const { boxDesk: t, forms } = useTexts()
  const navigate = useNavigate()
  const tell = useTell()
  const form = useSentForm({
    fields: FIELDS,
    schema: adminSaveBoxInput,
    words: t,
    stored: box ? storedOf(box) : { sizeUnit: 'in', weightUnit: 'lb', active: true },
    extra: { id: box?.id ?? null },
    send: (input) => trpcClient.packing.adminSaveBox.mutate(input),
    at: { name_taken: 'name' },
    done: () => {
      tell(t.saved())
      void navigate(paths.adminBoxes())
    },
  })
  const sides = (legend: string, hint: string, names: readonly string[]) => (
    <Fieldset legend={legend}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <SimpleGrid cols={3}>
          {names.map((name) => (
            <Field key={name} form={form} name={name} />
          ))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  )
  return (
    <SentForm form={form} beside={<DeskLink to={paths.adminBoxes()}>{forms.cancel()}</DeskLink>}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Field form={form} name="name" />
        <Field form={form} name="sizeUnit" />
        {sides(t.inside(), t.insideHint(), INNER)}
        {sides(t.outside(), t.outsideHint(), OUTER)}
        <Field form={form} name="tare" />
        <Field form={form} name="maxWeight" />
        <Field form={form} name="weightUnit" />
        <Field form={form} name="price" />
      </SimpleGrid>
      <Field form={form} name="confirmed" />
      <Field form={form} name="active" />
    </SentForm>
  )
}
