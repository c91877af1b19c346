// A machine whose clock is wrong: read by Node before a program, whose every look at the clock then goes through it.
const REAL = Date

/** SIGCONT sets the clock by so much, or right again. */
const given = Number(process.env['CLOCK_AHEAD_MS'])
let aheadMs = process.env['CLOCK_BEGINS_RIGHT'] === undefined ? given : 0
process.on('SIGCONT', () => {
  aheadMs = aheadMs === 0 ? given : 0
})

const now = () => REAL.now() + aheadMs

globalThis.Date = new Proxy(REAL, {
  construct: (target, values: unknown[], caller) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, caller) as object,
  apply: () => new REAL(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
