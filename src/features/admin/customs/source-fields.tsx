// Where a figure comes from: publication, address, and the day it was true, known to the year, the month or the day.
import { TextInput } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import type { RuleTexts } from './rule-texts.ts'

export type ErrorOf = (name: string) => string | undefined

interface SourceFieldsProps {
  /** `source`, or that of a step. */
  at: string
  texts: RuleTexts
  errorOf: ErrorOf
}

export function SourceFields({ at, texts, errorOf }: SourceFieldsProps) {
  const { customsDesk: t } = useTexts()
  const labels = { title: t.sourceTitle(), url: t.sourceUrl(), date: t.sourceDate() }
  return (['title', 'url', 'date'] as const).map((part) => (
    <TextInput
      key={part}
      id={`figure-${at}.${part}`}
      name={`${at}.${part}`}
      label={labels[part]}
      inputMode={part === 'url' ? 'url' : undefined}
      description={part === 'date' ? t.sourceDateHint() : undefined}
      defaultValue={texts[`${at}.${part}`]?.[0]}
      error={errorOf(`${at}.${part}`)}
      autoComplete="off"
      maxLength={part === 'url' ? 400 : part === 'title' ? 160 : 10}
    />
  ))
}
