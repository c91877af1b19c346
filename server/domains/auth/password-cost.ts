// What one password costs to check; apart from the hashing, so that tests can put a cheaper one in its place.

/** libsodium's «interactive»: 64 MiB (MEMLIMIT_INTERACTIVE) read twice (OPSLIMIT_INTERACTIVE), in one lane. */
export const PASSWORD_COST = { memorySize: 65_536, iterations: 2, parallelism: 1 } as const
