// Publishes a typed version of a customs rule, or ends a regime from a day on.
import { redirect } from 'react-router'
import { customsRuleSchema } from '#contract/customs-rule.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import type { CustomsCountry, CustomsRule } from '#domain/customs-rule.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { textsOfForm } from '../kit/card-texts.ts'
import { readRule, type RuleFaults } from './read-rule.ts'
import type { RuleTexts } from './rule-texts.ts'

export interface CustomsAnswer {
  intent: 'preview' | 'publish' | 'end'
  texts: RuleTexts
  faults: RuleFaults
  refusal?: 'customs_rule_changed'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Door = Pick<PageContext, 'write' | 'inBrowser' | 'locale'>

/** The newest row of the regime that the sender of this form saw. */
const basisOf = ({ texts }: CustomsAnswer): number | null => Number(texts['basedOn']?.[0]) || null

async function publish(rule: CustomsRule, answer: CustomsAnswer, { write, inBrowser }: Door) {
  const calling = write.customs.adminAddRule({ rule, basedOn: basisOf(answer) })
  const outcome = await asked(calling, { inBrowser })
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  if (!outcome.ok && outcome.code === 'customs_rule_changed')
    return { ...answer, refusal: outcome.code }
  // Both sides check by the same function.
  if (!outcome.ok) throw new Response(null, { status: 422 })
  const done = answer.intent === 'end' ? 'ended' : 'published'
  return redirect(paths.adminCustoms({ country: rule.country, done }), 303)
}

/** The regime as it is until the day before, and from then on no more. */
function endOf(form: FormData, base: CustomsRule): { rule: CustomsRule; faults: RuleFaults } {
  const text = (name: string) => formText(form, name).trim()
  const rule: CustomsRule = {
    ...base,
    validFrom: text('end.day'),
    validTo: null,
    source: {
      title: text('end.title'),
      url: text('end.url') || null,
      date: text('end.date') || null,
    },
    data: { ...base.data, steps: [], withdrawn: true },
  }
  const parsed = customsRuleSchema.safeParse(rule)
  const found = parsed.success ? [] : Object.entries(fieldErrorsOf(parsed.error, rule))
  const faults = Object.fromEntries(
    found.map(([path, [fault]]) => [
      path === 'validFrom' ? 'end.day' : path.replace('source.', 'end.'),
      fault ?? 'invalid',
    ]),
  )
  return {
    rule,
    faults: form.has('reviewed') ? faults : { ...faults, 'end.reviewed': 'required' },
  }
}

export async function customsAction(
  request: Request,
  { country, base }: { country: CustomsCountry; base: CustomsRule | null },
  door: Door,
): Promise<CustomsAnswer | Response> {
  const form = await request.formData()
  const texts = textsOfForm(form)
  const intent = formText(form, 'intent')
  if (intent === 'end') {
    if (!base) throw new Response(null, { status: 400 })
    const { rule, faults } = endOf(form, base)
    const answer: CustomsAnswer = { intent, texts, faults }
    return Object.keys(faults).length > 0 ? answer : publish(rule, answer, door)
  }
  const read = readRule(texts, country, base, door.locale)
  const faults: RuleFaults = {
    ...(read.ok ? {} : read.faults),
    ...(intent === 'publish' && !form.has('reviewed') && { reviewed: 'required' as const }),
  }
  const answer: CustomsAnswer = {
    intent: intent === 'publish' ? 'publish' : 'preview',
    texts,
    faults,
  }
  if (intent !== 'publish' || !read.ok || !form.has('reviewed')) return answer
  return publish(read.rule, answer, door)
}
