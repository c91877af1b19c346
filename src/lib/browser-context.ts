// The page context in the browser: tRPC is fetched when a page or a button first needs it.
import { RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/vocabulary.ts'
import { pageContext, surface, type Reads, type Writes } from './calls.ts'

const client = () => import('./trpc-client.ts')

export const read = surface<Reads>(async (...call) => (await client()).readInBrowser(...call))
export const write = surface<Writes>(async (...call) => (await client()).writeInBrowser(...call))

export function browserContext(locale: Locale): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, { read, write, inBrowser: true, locale })
  return context
}
