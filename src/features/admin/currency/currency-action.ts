// What the buttons of the exchange rates' desk do: decide, set by hand, end, choose the shown series.
import {
  adminChooseBolivarInput,
  adminDecideRateInput,
  adminEndOverrideInput,
  adminOverrideRateInput,
} from '#contract/currency-desk.ts'
import { paths } from '#contract/paths.ts'
import { plainNumber } from '#domain/locale-number.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { deskAct, type DeskAnswer } from '../kit/desk-act.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'

export type Intent = 'decide' | 'set' | 'end' | 'choose'
type Done = 'accepted' | 'rejected' | 'set' | 'ended' | 'chosen'

type Refusal = 'run_moved' | 'ends_before_start' | 'override_too_long' | 'rate_jumps'
export type CurrencyAnswer = DeskAnswer<Intent, Refusal>

const to = (done: Done) => paths.adminCurrency({ done })

export async function currencyAction(
  request: Request,
  { write, inBrowser, locale }: Pick<PageContext, 'write' | 'inBrowser' | 'locale'>,
): Promise<CurrencyAnswer | Response> {
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const id = Number(text('id'))
  switch (text('intent')) {
    case 'accept':
    case 'reject': {
      const accept = text('intent') === 'accept'
      return deskAct(form, inBrowser, {
        intent: 'decide',
        schema: adminDecideRateInput,
        typed: { id, accept },
        call: (input) => write.currency.adminDecide(input),
        to: to(accept ? 'accepted' : 'rejected'),
      })
    }
    case 'set':
      return deskAct(form, inBrowser, {
        intent: 'set',
        schema: adminOverrideRateInput,
        typed: {
          currency: text('currency'),
          rate: plainNumber(text('rate'), locale),
          until: momentOfDay(text('until')) ?? text('until'),
          note: text('note'),
          sure: form.has('sure'),
        },
        call: (input) => write.currency.adminOverride(input),
        to: to('set'),
      })
    case 'end':
      return deskAct(form, inBrowser, {
        intent: 'end',
        schema: adminEndOverrideInput,
        typed: { id },
        call: (input) => write.currency.adminEndOverride(input),
        to: to('ended'),
      })
    case 'choose':
      return deskAct(form, inBrowser, {
        intent: 'choose',
        schema: adminChooseBolivarInput,
        typed: { kind: text('kind'), note: text('note') },
        call: (input) => write.currency.adminChooseBolivar(input),
        to: to('chosen'),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}
