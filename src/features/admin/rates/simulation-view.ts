// What an address of the simulation asks for: one parcel, a place and a day.
import type { FieldFault } from '#contract/field-errors.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { simulateInput } from '#contract/shipping-desk.ts'
import { plainNumber } from '#domain/locale-number.ts'
import { GOODS } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { z } from 'zod'
import { momentOfDay } from '../kit/moment-of-day.ts'

export const SIMULATION_FIELDS = ['length', 'width', 'height', 'weight', 'declaredValue'] as const
export interface SimulationView {
  destination: string
  day: string
  goods: (typeof GOODS)[number]
  texts: Readonly<Record<(typeof SIMULATION_FIELDS)[number], string>>
  asked: boolean
}

export const simulationViewOf = (query: URLSearchParams): SimulationView => ({
  destination: (query.get('destination') ?? '').slice(0, 60),
  day: (query.get('day') ?? '').slice(0, 10),
  goods: GOODS.find((each) => each === query.get('goods')) ?? 'parcel',
  texts: Object.fromEntries(
    SIMULATION_FIELDS.map((field) => [field, (query.get(field) ?? '').slice(0, 30)]),
  ) as SimulationView['texts'],
  asked: query.has('weight'),
})

export type SimulationFaults = Readonly<Record<string, FieldFault>>

/** The end of the day: a version that began in the middle of it is seen, and today's is the one that holds now. */
const endOfDay = (day: string): string => {
  const start = momentOfDay(day)
  return start ? new Date(Date.parse(start) + 86_400_000 - 1).toISOString() : ''
}

/** The question for the server, or what is wrong with which field. */
export function readSimulation(
  { destination, day, goods, texts }: SimulationView,
  locale: Locale,
): { ok: true; input: z.input<typeof simulateInput> } | { ok: false; faults: SimulationFaults } {
  const { declaredValue, ...measures } = Object.fromEntries(
    SIMULATION_FIELDS.map((field) => [field, plainNumber(texts[field], locale)]),
  ) as SimulationView['texts']
  const piece = { ...measures, goods, declaredValue: declaredValue || '0' }
  const typed = { destination, at: endOfDay(day), pieces: [piece] }
  const parsed = simulateInput.safeParse(typed)
  if (parsed.success) return { ok: true, input: typed }
  const faults = Object.entries(fieldErrorsOf(parsed.error, typed))
  return {
    ok: false,
    faults: Object.fromEntries(
      faults.map(([path, [fault]]) => [path.replace(/^pieces\.0\./u, ''), fault ?? 'invalid']),
    ),
  }
}
