// Lets a few pieces of heavy work in at a time and turns people away when the queue is long.
export interface TurnstileOptions {
  places: number
  /** How many may wait in each of the two rows; the next one is refused. */
  queue: number
}

export class TurnstileFull extends Error {
  constructor() {
    super('too many are waiting')
  }
}

export const createTurnstile = ({ places, queue }: TurnstileOptions) => {
  let inside = 0
  const waiting: (() => void)[] = []
  const ahead: (() => void)[] = []

  const enter = (goesAhead: boolean): Promise<void> | void => {
    if (inside < places) {
      inside += 1
      return
    }
    const row = goesAhead ? ahead : waiting
    if (row.length >= queue) throw new TurnstileFull()
    return new Promise((resolve) => row.push(resolve))
  }

  // The place goes to the next one directly, so that nobody slips in between.
  const leave = () => {
    const next = ahead.shift() ?? waiting.shift()
    if (next) next()
    else inside -= 1
  }

  /** Who goes ahead waits in a row of their own, so that no crowd is before them or takes their place. */
  return async <T>(work: () => Promise<T>, goesAhead = false): Promise<T> => {
    await enter(goesAhead)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
