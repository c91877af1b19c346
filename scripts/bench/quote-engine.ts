// How fast shipments are priced without any server: the pure functions, and what a key in the calculator asks of them.
import { EMPTY_PIECE, type ShipmentView } from '#contract/shipment-view.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { formalDuties } from '#domain/formal-duties.ts'
import { ask, piece, LANDED_TARIFF, TARIFF } from '#domain/quote.fixture.ts'
import { quoteServices } from '#domain/quote-services.ts'
import { computeShipment } from '#src/features/shipping/compute-shipment.ts'

const PIECES = 10
const QUOTES = 20_000
const WARM_UP = 3000
const KEYS = 2000
const DAY = '2026-11-28'

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Ten different parcels, and different ones in each quote. */
const shipment = (turn: number) =>
  ask(
    Array.from({ length: PIECES }, (_, place) =>
      piece(1 + ((turn + place * 7) % 40), [6 + (turn % 20), 5 + place, 4 + ((turn * 3) % 15)], {
        declaredCents: 1000 + ((turn * 37) % 40_000),
        description: place % 2 ? 'zapatos de cuero' : 'libros',
      }),
    ),
    { insurance: true },
  )

/** Quotes per second of processor time: ten pieces by every service, with the range of the customs rules. */
export function benchEngine(): number {
  const book = compileCustoms(BUILT_IN_CUSTOMS_RULES)
  const inputs = Array.from({ length: 500 }, (_, turn) => shipment(turn))
  const run = (count: number) => {
    let answered = 0
    for (let turn = 0; turn < count; turn += 1) {
      const input = inputs[turn % inputs.length] ?? shipment(turn)
      const quote = quoteServices(input, TARIFF)
      answered += Object.keys(formalDuties(input, quote, 'VE', book, DAY)).length
    }
    return answered
  }
  if (run(WARM_UP) === 0) throw new Error('nothing was priced')
  const before = cpuSeconds()
  run(QUOTES)
  return QUOTES / (cpuSeconds() - before)
}

/** Milliseconds of a key in a form of ten rows, from the typed texts to the answer: the middle one and the 99th of 100. */
export function benchKeys(): { medianMs: number; p99Ms: number } {
  const customs = {
    today: DAY,
    rules: BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'VE'),
  }
  const typed = (turn: number): ShipmentView => ({
    ...parseShipment(new URLSearchParams(), 'es'),
    pieces: Array.from({ length: PIECES }, (_, place) => ({
      ...EMPTY_PIECE,
      length: String(20 + place),
      width: '30,5',
      height: String(10 + (turn % 30)),
      weight: '5,25',
      value: String(50 + (turn % 300)),
      what: 'zapatos de cuero',
    })),
  })
  const times: number[] = []
  for (let turn = -200; turn < KEYS; turn += 1) {
    const view = typed(turn + 200)
    const before = process.cpuUsage()
    const answer = computeShipment(view, LANDED_TARIFF, customs)
    const { user, system } = process.cpuUsage(before)
    if (answer.state !== 'quoted') throw new Error('not priced')
    if (turn >= 0) times.push((user + system) / 1000)
  }
  times.sort((a, b) => a - b)
  return {
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
