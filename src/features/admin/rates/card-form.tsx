// A new version of a card: what holds now to begin with, the difference beside it while somebody types.
import { useState } from 'react'
import { addRateCardInput, type RateCardVersion } from '#contract/shipping-desk.ts'
import { Field } from '#src/lib/form/field.tsx'
import { type Fields, textAt } from '#src/lib/form/kind.ts'
import { group } from '#src/lib/form/kinds.ts'
import { type SentForm, useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTyped, useTypedValue } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Folds } from '../kit/folds.tsx'
import { VERSION_FIELDS, VERSION_REFUSALS, versioned } from '../kit/version-fields.ts'
import { VersionForm, VersionStart } from '../kit/version-form.tsx'
import styles from '../kit/versions.module.css'
import { CardDifference, type Reach } from './card-difference.tsx'
import { useCardFacts } from './card-facts.ts'
import { cardForm } from './card-fields.ts'
import { useCardLabels, useCardWords } from './use-card-words.ts'

interface CardFormProps {
  /** The version in force, from which the new one starts. */
  base: RateCardVersion
  /** The version written last: another one meanwhile is refused. */
  newest: string
  /** The latest start first. */
  versions: readonly RateCardVersion[]
  at: string
  reach: Reach | null
  done: (version: string) => void
}

/** The fields of a part, those of its groups beside each other. */
const pathsIn = (fields: Fields, path: string): string[] =>
  Object.entries(fields).flatMap(([name, { control }]) =>
    control.draw === 'group' && !control.as
      ? Object.keys(control.fields).map((each) => `${path}.${name}.${each}`)
      : [`${path}.${name}`],
  )

function Part({ form, paths }: { form: SentForm; paths: readonly string[] }) {
  const { optionOf } = useCardWords()
  return (
    <div className={styles.fields}>
      {paths.map((path) => (
        <div
          key={path}
          className={
            /brackets|storage|surcharges|carries|refuses/u.test(path) ? styles.wide : undefined
          }
        >
          <Field form={form} name={path} option={optionOf} />
        </div>
      ))}
    </div>
  )
}

function Difference({
  form,
  ...rest
}: { form: SentForm } & Omit<Parameters<typeof CardDifference>[0], 'typed'>) {
  return <CardDifference {...rest} typed={useTyped(form)} />
}

export function CardForm({ base, newest, versions, at, reach, done }: CardFormProps) {
  const { figures } = useTexts()
  const card = cardForm(base.data)
  const { place } = card
  const factsOf = useCardFacts(base.data)
  const [open, setOpen] = useState(['prices', 'fees', 'storage'])
  const [unit, setUnit] = useState('')
  const form = useSentForm({
    fields: { [place]: group(card.fields), ...VERSION_FIELDS },
    schema: addRateCardInput,
    words: useCardLabels(card.fields, unit),
    stored: { [place]: base.data, seen: newest },
    shape: (read) => ({
      ...versioned(read),
      kind: card.kind,
      [place]: card.complete(read[place] as Record<string, unknown>),
    }),
    send: (input) => trpcClient.shipping.addRateCard.mutate(input),
    at: VERSION_REFUSALS,
    done: ({ version }) => done(version),
  })
  // Amounts are named with the unit that is chosen.
  const chosen = useTypedValue(form, (typed) => textAt(typed, `${place}.unit`))
  if (chosen !== unit) setUnit(chosen)
  return (
    <VersionForm
      form={form}
      preview={<Difference form={form} {...{ card, versions, at, reach }} />}
    >
      <Folds
        form={form}
        open={open}
        onOpen={setOpen}
        folds={card.parts.map(([name, part]) => {
          const paths = pathsIn(part, place)
          return {
            name,
            title: figures.group[name](),
            summary: factsOf(part),
            paths,
            content: <Part form={form} paths={paths} />,
          }
        })}
      />
      <VersionStart form={form} />
    </VersionForm>
  )
}
