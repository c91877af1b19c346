// A new version of one figure: what holds now to begin with, the difference and an example beside it while somebody types.
import { Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { versionAt } from '#domain/dated-versions.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { FailureNote } from '../kit/failure-note.tsx'
import { momentOfDay } from '../kit/moment-of-day.ts'
import card from '../kit/card.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import { VersionFoot } from '../kit/version-foot.tsx'
import type { FigureAnswer } from './figure-action.ts'
import { FigureDifference } from './figure-difference.tsx'
import { FigureFields } from './figure-fields.tsx'
import { figureOfTexts, textsOfFigure, textsOfFigureForm } from './figure-texts.ts'
import type { LoadedFigure } from './load-figure.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FigureFormProps {
  loaded: LoadedFigure
  answer: FigureAnswer | undefined
}

export function FigureForm({ loaded, answer }: FigureFormProps) {
  const { pricing, transitDesk: t, faults: faultWords, errors } = useTexts()
  const locale = useUiLocale()
  const { figure, versions, newest, at, usualTax } = loaded
  const { percent } = useFigureWords(usualTax)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer })
  const [typed, setTyped] = useState(answer?.values)
  const now = textsOfFigure(versionAt(versions, at)?.data ?? null, locale)
  const texts = typed ?? answer?.values ?? now
  const errorOf = (name: string): string | undefined => {
    const fault = answer?.faults[name]
    return fault && faultWords[fault]()
  }
  const refusal = answer?.refusal && errors[answer.refusal]()
  const isStart = answer?.refusal !== 'tariff_changed'
  const hasFaults = answer && Object.keys(answer.faults).length > 0
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={card.columns}
      onInput={(event) => setTyped(textsOfFigureForm(new FormData(event.currentTarget)))}
    >
      <input
        type="hidden"
        name="basedOn"
        value={markToSend(newest ?? '', answer?.values['basedOn'], !isStart)}
      />
      <div className={styles.form}>
        <FailureNote>{hasFaults ? pricing.faulty() : null}</FailureNote>
        <FigureFields name={figure} texts={texts} errorOf={errorOf} usual={percent(usualTax)} />
        <fieldset className={styles.group}>
          <legend>{pricing.version()}</legend>
          <TextInput
            name="validFrom"
            type="date"
            label={pricing.validFrom()}
            description={pricing.validFromHint()}
            error={isStart && refusal ? refusal : errorOf('validFrom')}
            defaultValue={texts['validFrom']}
          />
          {answer?.refusal === 'start_taken' && (
            <CheckField name="replace" value="1" label={pricing.replace()} />
          )}
          <Textarea
            name="note"
            label={t.why()}
            description={t.whyHint()}
            className={styles.wide}
            error={errorOf('note')}
            defaultValue={texts['note']}
            rows={2}
            maxLength={500}
          />
        </fieldset>
      </div>
      <div className={`${styles.panel} ${card.sticky}`}>
        <FigureDifference
          loaded={loaded}
          typed={figureOfTexts(figure, texts, locale)}
          start={momentOfDay(texts['validFrom'] ?? '') ?? at}
        />
        <VersionFoot
          answer={answer}
          refusal={isStart ? undefined : refusal}
          isReviewed={texts['reviewed'] === '1'}
          reviewed={pricing.reviewed()}
          preview={pricing.preview()}
        />
      </div>
    </Form>
  )
}
