// Where a person goes after signing in: only to a path of the shop.
import { ownPath, splitLocale } from '#contract/paths.ts'

/** Without its language, which the router adds; taking that off must not make a host of the rest. */
export const wayOn = (next: unknown): string => ownPath(splitLocale(ownPath(next)).path)
