// The one place that reads the wall clock; everything else is handed the time.
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
