// Limits how long a promise may take, also where the work cannot be aborted.

/** What the work gives, told by its signal when its time is over. @throws TimeoutError then */
export async function inTime<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([work(signal), late])
}
