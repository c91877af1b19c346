// What the buttons of the exchange rates' desk do: decide, set by hand, end, choose the shown series.
import { redirect } from 'react-router'
import type { z } from 'zod'
import {
  adminChooseBolivarInput,
  adminDecideRateInput,
  adminEndOverrideInput,
  adminOverrideRateInput,
} from '#contract/currency-desk.ts'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { momentOfDay } from '../moment-of-day.ts'

export type Intent = 'decide' | 'set' | 'end' | 'choose'
type Done = 'accepted' | 'rejected' | 'set' | 'ended' | 'chosen'

export interface CurrencyAnswer {
  intent: Intent
  values: Readonly<Record<string, string>>
  faults: Readonly<Record<string, FieldFault>>
  refusal?: 'run_moved' | 'ends_before_start' | 'override_too_long' | 'rate_jumps'
  /** No answer came. */
  offline?: boolean
}

type Refusal = NonNullable<CurrencyAnswer['refusal']>
type Door = Pick<PageContext, 'write' | 'inBrowser'>

interface Run<Input> {
  intent: Intent
  schema: z.ZodType<Input>
  typed: unknown
  call: (input: Input) => Promise<{ ok: true } | { ok: false; code: Refusal }>
  done: Done
}

async function run<Input>(
  form: FormData,
  inBrowser: boolean,
  { intent, schema, typed, call, done }: Run<Input>,
): Promise<CurrencyAnswer | Response> {
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  const answer: CurrencyAnswer = { intent, values, faults: {} }
  const parsed = schema.safeParse(typed)
  if (!parsed.success) {
    const faults = Object.entries(fieldErrorsOf(parsed.error, typed))
    return {
      ...answer,
      faults: Object.fromEntries(faults.map(([name, [fault]]) => [name, fault ?? 'invalid'])),
    }
  }
  const calling = call(parsed.data)
  // On the server a surprise is an error page; in the browser the form stays and can be sent again.
  const outcome = await (inBrowser ? calling.catch(() => null) : calling.catch(throwStatus))
  if (!outcome) return { ...answer, offline: true }
  return outcome.ok
    ? redirect(paths.adminCurrency({ done }), 303)
    : { ...answer, refusal: outcome.code }
}

export async function currencyAction(
  request: Request,
  { write, inBrowser }: Door,
): Promise<CurrencyAnswer | Response> {
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const id = Number(text('id'))
  switch (text('intent')) {
    case 'accept':
    case 'reject': {
      const accept = text('intent') === 'accept'
      return run(form, inBrowser, {
        intent: 'decide',
        schema: adminDecideRateInput,
        typed: { id, accept },
        call: (input) => write.currency.adminDecide(input),
        done: accept ? 'accepted' : 'rejected',
      })
    }
    case 'set':
      return run(form, inBrowser, {
        intent: 'set',
        schema: adminOverrideRateInput,
        typed: {
          currency: text('currency'),
          rate: text('rate'),
          until: momentOfDay(text('until')) ?? text('until'),
          note: text('note'),
          sure: form.has('sure'),
        },
        call: (input) => write.currency.adminOverride(input),
        done: 'set',
      })
    case 'end':
      return run(form, inBrowser, {
        intent: 'end',
        schema: adminEndOverrideInput,
        typed: { id },
        call: (input) => write.currency.adminEndOverride(input),
        done: 'ended',
      })
    case 'choose':
      return run(form, inBrowser, {
        intent: 'choose',
        schema: adminChooseBolivarInput,
        typed: { kind: text('kind'), note: text('note') },
        call: (input) => write.currency.adminChooseBolivar(input),
        done: 'chosen',
      })
    default:
      throw new Response(null, { status: 400 })
  }
}
