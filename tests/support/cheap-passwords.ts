// Lets the passwords of server tests cost little; a shop that is started as a process of its own never reads this.
import { vi } from 'vitest'

vi.mock('#server/domains/auth/password-cost.ts', () => ({
  PASSWORD_COST: { memorySize: 1024, iterations: 1, parallelism: 1 },
}))
