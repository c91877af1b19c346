// Makes a question of the typed form, or says what is wrong at which field.
import type { CustomsNumber, CustomsView } from '#contract/customs-view.ts'
import type { CustomsInput } from '#domain/customs.ts'
import type { Day } from '#domain/customs-rule.ts'
import { type LocaleNumberRefusal, parseLocaleNumber } from '#domain/locale-number.ts'

export type CustomsField = CustomsNumber | 'day'
export type CustomsFieldFault = LocaleNumberRefusal | 'zero' | 'not_whole' | 'not_a_day'
export type CustomsFaults = Partial<Record<CustomsField, CustomsFieldFault>>

export interface ReadCustoms {
  faults: CustomsFaults
  /** Null while something is missing or wrong. */
  input: CustomsInput | null
}

/** A million dollars; 100,000 pounds or kilograms; a thousand pieces. */
const MOST = { money: 1_000_000_000, weight: 100_000_000, count: 1_000_000 }

/** Earlier and later days are typing mistakes. */
const DAYS = { first: '2000-01-01', last: '2099-12-31' }

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text &&
  text >= DAYS.first &&
  text <= DAYS.last

/** `today` is the day of a form that names none. Missing fields are faults once the person has asked. */
export function readCustomsForm(view: CustomsView, today: Day): ReadCustoms {
  const faults: CustomsFaults = {}
  let isComplete = true
  const read = (
    field: CustomsNumber,
    { most, step = 1, usual }: { most: number; step?: number; usual?: number },
  ): number => {
    const parsed = parseLocaleNumber(view[field], view.numbers)
    const isMissing = !parsed.ok && parsed.code === 'empty'
    if (isMissing && usual !== undefined) return usual
    const code: CustomsFieldFault | null = !parsed.ok
      ? parsed.code
      : parsed.thousandths > most
        ? 'too_large'
        : parsed.thousandths % step !== 0
          ? step === 1000
            ? 'not_whole'
            : 'too_precise'
          : // What may stay empty may be nothing, but not no pieces and no boxes.
            parsed.thousandths === 0 && (usual === undefined || step === 1000)
            ? 'zero'
            : null
    if (code === null && parsed.ok) return parsed.thousandths
    isComplete = false
    if (code !== null && (!isMissing || view.asked)) faults[field] = code
    return 0
  }
  const money = { most: MOST.money, step: 10 }
  const count = { most: MOST.count, step: 1000, usual: 1000 }
  const input: CustomsInput = {
    country: view.country,
    day: view.day || today,
    category: view.category,
    origin: view.origin || null,
    mode: view.mode,
    declaredCents: read('value', money) / 10,
    freightCents: read('freight', { ...money, usual: 0 }) / 10,
    insuranceCents: read('insurance', { ...money, usual: 0 }) / 10,
    weight: { thousandths: read('weight', { most: MOST.weight }), unit: view.scale },
    units: read('units', count) / 1000,
    boxes: read('boxes', count) / 1000,
    programme: view.programme,
  }
  if (view.day !== '' && !isDay(view.day)) faults.day = 'not_a_day'
  return { faults, input: isComplete && faults.day === undefined ? input : null }
}
