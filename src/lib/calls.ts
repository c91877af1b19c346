// How pages talk to the server: `read.catalogue.list(input)`, `write.cart.addItem(input)`.
// In-process while the server renders, tRPC in the browser; a write cannot be called as a read.
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from '@trpc/server'
import { createContext } from 'react-router'
import type { Locale } from '#domain/vocabulary.ts'
import type { AppRouter } from '#server/trpc/router.ts'
import type { FormAnswer } from './form/answer.ts'

type Procedures = AppRouter['_def']['record']
type Kind = AnyTRPCQueryProcedure | AnyTRPCMutationProcedure
type Call<P extends Kind> =
  undefined extends inferProcedureInput<P>
    ? (input?: inferProcedureInput<P>) => Promise<inferProcedureOutput<P>>
    : (input: inferProcedureInput<P>) => Promise<inferProcedureOutput<P>>
type Only<D, K extends Kind> = {
  [P in keyof D as D[P] extends K ? P : never]: D[P] extends K ? Call<D[P]> : never
}

export type Reads = { [D in keyof Procedures]: Only<Procedures[D], AnyTRPCQueryProcedure> }
export type Writes = { [D in keyof Procedures]: Only<Procedures[D], AnyTRPCMutationProcedure> }

export type RunCall = (domain: string, procedure: string, input: unknown) => Promise<unknown>

/** A nested call surface over one function that knows how to run a path. */
export const surface = <T>(run: RunCall): T =>
  new Proxy(
    {},
    {
      get: (_target, domain: string) =>
        new Proxy(
          {},
          { get: (_inner, procedure: string) => (input: unknown) => run(domain, procedure, input) },
        ),
    },
  ) as T

export interface PageContext {
  read: Reads
  write: Writes
  /** False while the server renders or answers a plain form post. */
  inBrowser: boolean
  locale: Locale
  /** On the server: takes a form whose session had ended, until its person has signed in. */
  keep?: (answer: FormAnswer) => void
}

/** What loaders and actions get through the router's context. */
export const pageContext = createContext<PageContext>()
