// What a process that lags says to callers; one that has measured nothing yet does not lag.

/**
 * For a second in which the loop was never looked at, as after a start on a busy machine, the library reports an
 * infinite delay: that is no reason to send everybody away. `error` is made again for each caller.
 */
export const turnAway =
  (error: () => Error) =>
  async (_request: unknown, _reply: unknown, _type: string, delayMs?: number): Promise<void> => {
    if (delayMs !== Number.POSITIVE_INFINITY) throw error()
  }
