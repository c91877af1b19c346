// Lets a few pieces of heavy work in at a time and turns people away when the queue is long.
export interface TurnstileOptions {
  places: number
  /** How many may wait; the next one is refused. */
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

  const enter = (): Promise<void> | void => {
    if (inside < places) {
      inside += 1
      return
    }
    if (waiting.length >= queue) throw new TurnstileFull()
    return new Promise((resolve) => waiting.push(resolve))
  }

  // The place goes to the next one directly, so that nobody slips in between.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
