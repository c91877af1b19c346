// A new version of a customs rule: every figure of the one it starts from, with the difference and an example beside it.
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { AdminCustoms } from '#contract/customs.ts'
import { CONFIDENCES, type CustomsCountry, type CustomsRule } from '#domain/customs-rule.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { textsOfForm } from '../kit/card-texts.ts'
import card from '../kit/card.module.css'
import styles from '../kit/desk.module.css'
import { FactDifference } from '../kit/fact-difference.tsx'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import { VersionFoot } from '../kit/version-foot.tsx'
import type { CustomsAnswer } from './customs-action.ts'
import { ExampleFields } from './example-fields.tsx'
import { readRule } from './read-rule.ts'
import { RuleChoice, RuleMark, RuleText } from './rule-parts.tsx'
import { type RuleTexts, stepCount, textsOfRule } from './rule-texts.ts'
import { SourceFields } from './source-fields.tsx'
import { StepFields } from './step-fields.tsx'
import { TriedExample } from './tried-example.tsx'
import { tryRule } from './try-rule.ts'
import { useRuleErrors } from './use-rule-errors.ts'
import { useRuleLabels } from './use-rule-labels.ts'
import { useRuleFacts } from './use-rule-facts.ts'
import { WhenFields } from './when-fields.tsx'

interface RuleFormProps {
  country: CustomsCountry
  /** The version it starts from; null: a regime of its own. */
  base: CustomsRule | null
  /** Id of the newest version of the regime; null: there is none yet. */
  newest: number | null
  desk: AdminCustoms
  answer: CustomsAnswer | undefined
}

/** Between the built-in ranks, which go in tens. */
const NEW_RULE: RuleTexts = { rank: ['55'], confidence: ['medium'], 'step.0.place': ['1'] }

export function RuleForm({ country, base, newest, desk, answer }: RuleFormProps) {
  const { customsDesk: t, pricing, duties, errors } = useTexts()
  const { locale } = useFacts()
  const factsOf = useRuleFacts()
  const posted = answer && answer.intent !== 'end' ? answer : undefined
  const [typed, setTyped] = useState(posted?.texts)
  const texts = typed ?? posted?.texts ?? (base ? textsOfRule(base, locale) : NEW_RULE)
  const read = readRule(texts, country, base, locale)
  const example = read.ok ? tryRule(texts, read.rule, desk, locale) : { tried: null, faults: {} }
  const faults = { ...posted?.faults, ...(read.ok ? {} : read.faults), ...example.faults }
  // Before an answer a form that nobody touched is not wrong.
  const errorOf = useRuleErrors(posted || typed ? faults : {})
  const all = { texts, errorOf }
  const labelOf = useRuleLabels()
  const listed = Object.keys(posted?.faults ?? {}).map((name) => ({
    target: `figure-${name}`,
    label: labelOf(name),
    text: name === 'reviewed' ? pricing.reviewedNeeded() : (errorOf(name) ?? ''),
  }))
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer: posted })
  useEffect(() => {
    if (posted) focusFault(form.current)
  }, [posted])
  const isTold = posted?.refusal === 'customs_rule_changed'
  const caption = base ? pricing.difference({ version: base.regime }) : t.newRule()
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={card.columns}
      onInput={(event) => setTyped(textsOfForm(new FormData(event.currentTarget)))}
    >
      <input
        type="hidden"
        name="basedOn"
        value={markToSend(newest ? String(newest) : '', posted?.texts['basedOn']?.[0], isTold)}
      />
      <div className={styles.form}>
        <FaultList title={pricing.faulty()} faults={listed} />
        <fieldset className={styles.group}>
          <legend>{t.rule()}</legend>
          {!base && (
            <RuleText
              {...all}
              name="regime"
              label={t.code()}
              hint={t.codeHint()}
              numeric={false}
              most={40}
            />
          )}
          <RuleText
            {...all}
            name="title"
            label={t.title()}
            hint={t.titleHint()}
            numeric={false}
            most={120}
          />
          <RuleText {...all} name="rank" label={t.rank()} hint={t.rankHint()} />
          <TextInput
            id="figure-validFrom"
            name="validFrom"
            type="date"
            label={t.from()}
            defaultValue={texts['validFrom']?.[0]}
            error={errorOf('validFrom')}
          />
          <TextInput
            id="figure-validTo"
            name="validTo"
            type="date"
            label={t.to()}
            description={t.toHint()}
            defaultValue={texts['validTo']?.[0]}
            error={errorOf('validTo')}
          />
          <RuleChoice
            {...all}
            name="confidence"
            label={t.sure()}
            choices={CONFIDENCES.map((value) => ({ value, label: duties.confidence[value]() }))}
          />
          <SourceFields at="source" {...all} />
          <div className={styles.wide}>
            <RuleMark name="practice" label={t.practice()} texts={texts} />
          </div>
        </fieldset>
        <WhenFields {...all} />
        {Array.from({ length: stepCount(texts) }, (_, row) => (
          <StepFields key={row} row={row} {...all} />
        ))}
      </div>
      <div className={`${styles.panel} ${card.sticky}`}>
        <h3>{caption}</h3>
        {read.ok ? (
          <FactDifference
            caption={caption}
            before={base ? factsOf(base) : []}
            after={factsOf(read.rule)}
          />
        ) : (
          <p className={styles.soft} role="status">
            {pricing.faultyDifference()}
          </p>
        )}
        <div>
          <h3>{t.example()}</h3>
          <p className={styles.soft}>{t.exampleText()}</p>
        </div>
        <ExampleFields {...all} />
        {read.ok && example.tried && (
          <TriedExample tried={example.tried} regime={read.rule.regime} />
        )}
        <VersionFoot
          answer={posted}
          refusal={posted?.refusal && errors[posted.refusal]()}
          isReviewed={texts['reviewed']?.[0] === '1'}
          reviewed={t.reviewed()}
          preview={t.tryIt()}
        />
      </div>
    </Form>
  )
}
