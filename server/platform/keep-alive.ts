// How every connection to the database finds out that the other side is gone: the system asks it after ten quiet seconds.

export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
