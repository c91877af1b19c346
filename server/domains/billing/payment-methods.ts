// The one reading of the ways to pay that are offered today: checkout, order, payments page and mails have them from here.
import type { OfferedMethod, ToldMethod } from '#contract/payment-methods.ts'
import { detailsOf, methodState } from '#domain/payment-method.ts'
import { shopDay } from '#domain/shop-day.ts'
import { bankText } from '#domain/venezuelan-banks.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { Ctx } from '#server/ctx.ts'
import { PaymentMethod, type PaymentMethodRow } from './payment-method.entity.ts'

type Scope = Pick<Ctx, 'em' | 'now' | 'locale'>

const tell = (
  { kind, name, details, instructions, demo }: PaymentMethodRow,
  asked: Ctx['locale'],
): ToldMethod => {
  const locale = instructions[asked] ? asked : LOCALES[0]
  return {
    kind,
    name,
    instructions: { text: instructions[locale] ?? '', locale },
    fields: detailsOf(kind).flatMap((code) => {
      const value = details[code]
      if (!value) return []
      return [code === 'bankCode' ? { code: 'bank', value: bankText(value) } : { code, value }]
    }),
    demo,
  }
}

/** In the order they are offered. */
export async function listPaymentMethods({ em, now, locale }: Scope): Promise<OfferedMethod[]> {
  const rows = await em.find(
    PaymentMethod,
    { active: true },
    { orderBy: { position: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
  const today = shopDay(now)
  return rows
    .filter(
      ({ active, activeFrom = null, activeTo = null }) =>
        methodState({ active, activeFrom, activeTo }, today) === 'active',
    )
    .map((row) => ({
      ...tell(row, locale),
      id: row.id,
      leastCents: row.leastCents ?? null,
      mostCents: row.mostCents ?? null,
      feeBasisPoints: row.feeBasisPoints,
      feeCents: row.feeCents,
    }))
}

/** Null: there is none, or it is not offered today. */
export const findPaymentMethod = async (scope: Scope, id: number): Promise<OfferedMethod | null> =>
  (await listPaymentMethods(scope)).find((method) => method.id === id) ?? null

/** What an order keeps of the way that was chosen for it. */
export const toldOf = ({ kind, name, instructions, fields, demo }: ToldMethod): ToldMethod => ({
  kind,
  name,
  instructions,
  fields,
  demo,
})
