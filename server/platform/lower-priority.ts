// Puts a process behind the others of its machine: whoever waits for a page goes before what can wait for the next minute.
import os from 'node:os'

/** Steps of the scheduler's scale from -20 to 19, each worth about a tenth of a processor. */
const STEPS = 10
const LAST = 19

/** Beside an idle neighbour it costs nothing; a busy one gets about nine tenths of a shared core. */
export const lowerPriority = (): void => os.setPriority(Math.min(LAST, os.getPriority() + STEPS))
