// A new version of a card: what holds now to begin with, the difference beside it while somebody types.
import { Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { CheckField } from '#src/ui/field.tsx'
import styles from '../kit/desk.module.css'
import { momentOfDay } from '../kit/moment-of-day.ts'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import { VersionFoot } from '../kit/version-foot.tsx'
import cardStyles from '../kit/card.module.css'
import type { CardAnswer } from './card-action.ts'
import { CardDifference } from './card-difference.tsx'
import { CardField } from './card-field.tsx'
import { textsOf, textsOfForm } from '../kit/card-texts.ts'
import { groupsOf } from './groups-of.ts'
import { readCard } from './read-card.ts'
import { useCardLabels } from './use-card-labels.ts'

interface CardFormProps {
  /** The version in force, from which the new one starts. */
  base: RateCardVersion
  /** The version written last: another one meanwhile is refused. */
  newest: string
  /** The latest start first. */
  versions: readonly RateCardVersion[]
  answer: CardAnswer | undefined
  /** Of a place the card reaches; null: there is none, or it is a list of fees. */
  reach: { tariff: Tariff; place: string } | null
}

export function CardForm({ base, newest, versions, answer, reach }: CardFormProps) {
  const { pricing: t, figures, errors, faults: faultWords } = useTexts()
  const { locale } = useFacts()
  const labelOf = useCardLabels()
  const posted = answer && answer.intent !== 'confirm' ? answer : undefined
  const [typed, setTyped] = useState(posted?.texts)
  const texts = typed ?? posted?.texts ?? textsOf(base.data, locale)
  const card = readCard(texts, base.data, locale)
  // Before an answer only what cannot be read is marked.
  const faults = { ...posted?.faults, ...(card.ok ? {} : card.faults) }
  const shown = posted || typed ? faults : {}
  const refusal = posted?.refusal && errors[posted.refusal]()
  const isStart = posted?.refusal !== 'tariff_changed'
  const startFault = (isStart && refusal) || (posted?.faults['validFrom'] && faultWords.invalid())
  const start = momentOfDay(texts['validFrom']?.[0] ?? '')
  const listed = Object.entries(posted?.faults ?? {}).map(([name, fault]) => ({
    target: `figure-${name}`,
    label: labelOf(name),
    text: name === 'reviewed' ? t.reviewedNeeded() : faultWords[fault](),
  }))
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer: posted })
  useEffect(() => {
    if (posted) focusFault(form.current)
  }, [posted])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={cardStyles.columns}
      onInput={(event) => setTyped(textsOfForm(new FormData(event.currentTarget)))}
    >
      <input
        type="hidden"
        name="basedOn"
        value={markToSend(newest, posted?.texts['basedOn']?.[0], !isStart)}
      />
      <div className={styles.form}>
        <FaultList title={t.faulty()} faults={listed} />
        {groupsOf(base.data).map(({ group, fields }) => (
          <fieldset key={group} className={styles.group}>
            <legend>{figures.group[group]()}</legend>
            {fields.map((field) => (
              <CardField
                key={field.name}
                field={field}
                texts={texts}
                faults={shown}
                unit={texts['unit']?.[0] ?? ''}
              />
            ))}
          </fieldset>
        ))}
        <fieldset className={styles.group}>
          <legend>{t.version()}</legend>
          <TextInput
            id="figure-validFrom"
            name="validFrom"
            type="date"
            label={t.validFrom()}
            description={t.validFromHint()}
            error={startFault}
            defaultValue={texts['validFrom']?.[0]}
          />
          {posted?.refusal === 'start_taken' && (
            <CheckField name="replace" value="1" label={t.replace()} />
          )}
          <Textarea
            name="note"
            label={t.note()}
            className={styles.wide}
            defaultValue={texts['note']?.[0]}
            rows={2}
            maxLength={500}
          />
        </fieldset>
      </div>
      <div className={`${styles.panel} ${cardStyles.sticky}`}>
        <CardDifference {...{ base, versions, card, reach, start: start ?? null }} />
        <VersionFoot
          answer={posted}
          refusal={isStart ? undefined : refusal}
          isReviewed={texts['reviewed']?.[0] === '1'}
          reviewed={t.reviewed()}
          preview={t.preview()}
        />
      </div>
    </Form>
  )
}
