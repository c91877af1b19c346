// What every played store has: its shelf, its tokens and its patience.
import { type Allowance, type Counter, createCounter } from './counter.ts'
import { createShelf, type Shelf, type ShelfOptions } from './shelf.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface StoreStage {
  readonly shelf: Shelf
  readonly tokens: Tokens
  readonly counter: Counter
  readonly clock: () => Date
}

export const createStage = (
  shelf: ShelfOptions,
  allowance: Allowance,
  tokenTtlSeconds: number,
  clock: () => Date,
): StoreStage => ({
  shelf: createShelf(shelf),
  tokens: createTokens(`${shelf.store}-sandbox-`, tokenTtlSeconds, clock),
  counter: createCounter(allowance, clock),
  clock,
})
