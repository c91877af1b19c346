// A new version of a card: every figure of the newest one, the difference beside it while somebody types.
import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { CheckField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../desk.module.css'
import cardStyles from './card.module.css'
import type { CardAnswer } from './card-action.ts'
import { CardDifference } from './card-difference.tsx'
import { CardField } from './card-field.tsx'
import { textsOf, textsOfForm } from './card-texts.ts'
import { groupsOf } from './groups-of.ts'
import { readCard } from './read-card.ts'

interface CardFormProps {
  /** The newest version, from which the new one starts. */
  base: RateCardVersion
  answer: CardAnswer | undefined
  /** Of a place the card reaches; null: there is none, or it is a list of fees. */
  reach: { tariff: Tariff; place: string } | null
}

export function CardForm({ base, answer, reach }: CardFormProps) {
  const { pricing: t, figures, errors, faults: faultWords } = useTexts()
  const { locale } = useFacts()
  const hydrated = useHydrated()
  const busy = useNavigation().formData?.get('intent') === 'publish'
  const posted = answer && answer.intent !== 'confirm' ? answer : undefined
  const [typed, setTyped] = useState(posted?.texts)
  const texts = typed ?? posted?.texts ?? textsOf(base.data, locale)
  const card = readCard(texts, base.data)
  // Before an answer only what cannot be read is marked.
  const faults = { ...posted?.faults, ...(card.ok ? {} : card.faults) }
  const shown = posted || typed ? faults : {}
  const startFault =
    posted?.refusal === 'starts_in_past'
      ? errors.starts_in_past()
      : posted?.faults['validFrom'] && faultWords.invalid()
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className={cardStyles.columns}
      onInput={(event) => setTyped(textsOfForm(new FormData(event.currentTarget)))}
    >
      <input type="hidden" name="basedOn" value={base.version} />
      <div className={styles.form}>
        {posted && Object.keys(posted.faults).length > 0 && (
          <Alert color="red" role="alert" icon={<Icon name="alert" />}>
            {t.faulty()}
          </Alert>
        )}
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
            name="validFrom"
            type="date"
            label={t.validFrom()}
            description={t.validFromHint()}
            error={startFault}
            defaultValue={texts['validFrom']?.[0]}
          />
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
        <CardDifference base={base} card={card} reach={reach} />
        {posted?.refusal === 'tariff_changed' && (
          <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
            {errors.tariff_changed()}
          </Alert>
        )}
        {posted?.offline && (
          <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
            {t.offline()}
          </Alert>
        )}
        <CheckField
          name="reviewed"
          value="1"
          label={t.reviewed()}
          defaultChecked={texts['reviewed']?.[0] === '1'}
          error={posted?.faults['reviewed'] && !texts['reviewed'] && t.reviewedNeeded()}
        />
        <div className={styles.row}>
          {!hydrated && (
            <Button type="submit" name="intent" value="preview" variant="default">
              {t.preview()}
            </Button>
          )}
          <Button type="submit" name="intent" value="publish" loading={busy}>
            {t.publish()}
          </Button>
        </div>
      </div>
    </Form>
  )
}
