// A new version of one figure: what holds now to begin with, the difference and an example beside it while somebody types.
import { addNetworkVersionInput } from '#contract/network-desk.ts'
import { versionAt } from '#domain/dated-versions.ts'
import { useFacts } from '#src/lib/facts.ts'
import { Field } from '#src/lib/form/field.tsx'
import { textAt, type TypedGroup } from '#src/lib/form/kind.ts'
import { group } from '#src/lib/form/kinds.ts'
import { FieldGroup } from '#src/lib/form/desk-set.tsx'
import { type SentForm, useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTyped } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'
import {
  useVersionWords,
  VERSION_FIELDS,
  VERSION_REFUSALS,
  versioned,
} from '../kit/version-fields.ts'
import { VersionForm, VersionStart } from '../kit/version-form.tsx'
import styles from '../kit/versions.module.css'
import { FigureDifference } from './figure-difference.tsx'
import { figureForm } from './figure-fields.ts'
import type { LoadedFigure } from './use-figure.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FigureFormProps {
  loaded: LoadedFigure
  done: (version: string) => void
}

function Difference({ form, loaded }: { form: SentForm; loaded: LoadedFigure }) {
  const { locale } = useFacts()
  const typed = useTyped(form)
  return (
    <FigureDifference
      loaded={loaded}
      typed={figureForm(loaded.figure).read(typed['typed'] as TypedGroup, locale)}
      start={momentOfDay(textAt(typed, 'validFrom')) ?? loaded.at}
    />
  )
}

export function FigureForm({ loaded, done }: FigureFormProps) {
  const { routesDesk: t } = useTexts()
  const { place, figure, versions, newest, at, usualTax } = loaded
  const { percent } = useFigureWords(usualTax)
  const { fields, storedOf, complete } = figureForm(figure)
  const form = useSentForm({
    fields: { typed: group(fields), ...VERSION_FIELDS },
    schema: addNetworkVersionInput,
    words: {
      ...useVersionWords(),
      taxPercent: t.percent,
      taxPercentHint: () => t.percentHint({ percent: percent(usualTax) }),
      included: t.includedBox,
      includedHint: t.includedHint,
      remote: t.dollars,
      remoteHint: t.dollarsHint,
      minDays: t.least,
      maxDays: t.most,
      served: t.servedBox,
      servedHint: t.servedHint,
      confirmed: t.confirmedBox,
      confirmedHint: t.confirmedHint,
      note: t.why,
      noteHint: t.whyHint,
    },
    stored: { typed: storedOf(versionAt(versions, at)?.data ?? null), seen: newest },
    extra: { place, figure },
    shape: ({ typed, ...read }) => ({ ...versioned(read), typed: complete(typed as object) }),
    send: (input) => trpcClient.shipping.addNetworkVersion.mutate(input),
    at: VERSION_REFUSALS,
    done: ({ version }) => done(version),
  })
  return (
    <VersionForm form={form} preview={<Difference form={form} loaded={loaded} />}>
      <FieldGroup label={t.amounts()}>
        <div className={styles.fields}>
          {Object.keys(fields).map((name) => (
            <Field key={name} form={form} name={`typed.${name}`} />
          ))}
        </div>
      </FieldGroup>
      <VersionStart form={form} />
    </VersionForm>
  )
}
