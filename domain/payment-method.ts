// The kinds of ways to pay: what of an account each needs, and when a stored one is offered.
import { normaliseDocument } from './venezuelan-document.ts'
import { bankOf } from './venezuelan-banks.ts'
import { normaliseVenezuelanPhone } from './venezuelan-phone.ts'

/** In the order they are offered to be set up. */
export const PAYMENT_KINDS = [
  'zelle',
  'bank_transfer',
  'pago_movil',
  'bolivar_transfer',
  'binance_pay',
  'cash',
  'card',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Parts of an account, in the order they are shown. */
export const PAYMENT_DETAILS = [
  'holder',
  'email',
  'bank',
  'bankCode',
  'account',
  'routing',
  'swift',
  'phone',
  'idDocument',
  'payId',
  'address',
  'hours',
  'link',
] as const
export type PaymentDetail = (typeof PAYMENT_DETAILS)[number]
export type PaymentDetails = Readonly<Partial<Record<PaymentDetail, string>>>

interface Needs {
  readonly needed: readonly PaymentDetail[]
  /** At least one of these. */
  readonly oneOf?: readonly PaymentDetail[]
  readonly more?: readonly PaymentDetail[]
}

const NEEDS: Readonly<Record<PaymentKind, Needs>> = {
  zelle: { needed: ['holder'], oneOf: ['email', 'phone'] },
  bank_transfer: { needed: ['holder', 'bank', 'account'], more: ['routing', 'swift', 'address'] },
  pago_movil: { needed: ['bankCode', 'phone', 'idDocument'], more: ['holder'] },
  bolivar_transfer: { needed: ['holder', 'bankCode', 'account', 'idDocument'] },
  binance_pay: { needed: ['payId'], more: ['holder', 'email'] },
  cash: { needed: ['address'], more: ['hours', 'phone'] },
  card: { needed: ['link'] },
}

/** The parts an account of this kind has, in the order they are shown. */
export const detailsOf = (kind: PaymentKind): readonly PaymentDetail[] => {
  const { needed, oneOf = [], more = [] } = NEEDS[kind]
  const known = new Set([...needed, ...oneOf, ...more])
  return PAYMENT_DETAILS.filter((detail) => known.has(detail))
}

export type DetailFault =
  | 'required'
  | 'invalid'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_document'
  | 'unknown_option'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u
/** Ten digits of a US number, however they are written. */
const isUsPhone = (text: string): boolean => /^1?\d{10}$/u.test(text.replaceAll(/[\s().+-]/gu, ''))
const digitsOf = (text: string): string => text.replaceAll(/[\s-]/gu, '')

/** What is wrong with a part that was filled in; null: nothing. */
function formatFault(
  kind: PaymentKind,
  detail: PaymentDetail,
  text: string,
  { bankCode = '' }: PaymentDetails,
): DetailFault | null {
  if (detail === 'email') return EMAIL.test(text) ? null : 'invalid_email'
  if (detail === 'bankCode') return bankOf(text) ? null : 'unknown_option'
  if (detail === 'idDocument') return normaliseDocument(text) ? null : 'invalid_document'
  if (detail === 'link') return /^https:\/\/[^\s/]+\.[^\s]+$/u.test(text) ? null : 'invalid'
  if (detail === 'phone') {
    const isKnown = normaliseVenezuelanPhone(text).ok || (kind !== 'pago_movil' && isUsPhone(text))
    return isKnown ? null : 'invalid_phone'
  }
  // Accounts of Venezuela are twenty digits and begin with their bank's code.
  if (detail === 'account' && kind === 'bolivar_transfer')
    return /^\d{20}$/u.test(digitsOf(text)) && digitsOf(text).startsWith(bankCode)
      ? null
      : 'invalid'
  return null
}

/** What is wrong with an account, by part; none: it can be paid to. Parts of other kinds are not looked at. */
export function detailFaults(
  kind: PaymentKind,
  details: PaymentDetails,
): Partial<Record<PaymentDetail, DetailFault>> {
  const { needed, oneOf } = NEEDS[kind]
  const faults: Partial<Record<PaymentDetail, DetailFault>> = {}
  for (const detail of detailsOf(kind)) {
    const text = (details[detail] ?? '').trim()
    const fault = text === '' ? null : formatFault(kind, detail, text, details)
    if (fault) faults[detail] = fault
    else if (text === '' && needed.includes(detail)) faults[detail] = 'required'
  }
  const [first] = oneOf ?? []
  if (first && !oneOf?.some((detail) => (details[detail] ?? '').trim() !== ''))
    faults[first] = 'required'
  return faults
}

/** When a way to pay is offered: days of the shop's zone, both inclusive; null: no bound. */
export interface PaymentPeriod {
  readonly active: boolean
  readonly activeFrom: string | null
  readonly activeTo: string | null
}

export type MethodState = 'active' | 'off' | 'waiting' | 'ended'

/** What becomes of it on a day, `2026-11-30`. */
export const methodState = (
  { active, activeFrom, activeTo }: PaymentPeriod,
  day: string,
): MethodState => {
  if (!active) return 'off'
  if (activeFrom !== null && day < activeFrom) return 'waiting'
  return activeTo !== null && day > activeTo ? 'ended' : 'active'
}
