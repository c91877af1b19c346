// Renders a desk with the panel's surroundings over a server of the test's own, which answers by procedure.
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import type { RouteObject } from 'react-router'
import superjson, { type SuperJSONResult } from 'superjson'
import { vi } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { ConfirmQuestion } from '#src/features/admin/kit/confirm-question.tsx'
import type { PageFacts } from '#src/lib/boot.ts'
import { QueryCache } from '#src/lib/query-cache.tsx'
import { queryClient } from '#src/lib/trpc-client.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { renderInShop } from './render-in-shop.tsx'

/** By name, `gallery.adminPhoto`: what it answers to an input; what it throws is a broken server. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>

export interface Called {
  name: string
  input: unknown
}

const answer = async (answers: Answers, { name, input }: Called) => {
  const give = answers[name]
  if (!give) throw new Error(`the test's server knows no ${name}`)
  try {
    return { result: { data: superjson.serialize(await give(input as never)) } }
  } catch {
    const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, errorCode: 'internal' }
    return { error: superjson.serialize({ message: 'internal', code: -32_603, data }) }
  }
}

/** Returns every call in its order, also those that are still to come. */
export function serveDesk(answers: Answers): Called[] {
  const calls: Called[] = []
  queryClient.clear()
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'https://puente.example')
    const body = typeof init?.body === 'string' ? init.body : searchParams.get('input')
    const inputs = JSON.parse(body ?? '{}') as Record<string, SuperJSONResult>
    const asked = decodeURIComponent(pathname.replace('/trpc/', '')).split(',')
    const now = asked.map((name, at) => {
      const input = inputs[at]
      return { name, input: input && superjson.deserialize(input) }
    })
    calls.push(...now)
    return Response.json(await Promise.all(now.map((call) => answer(answers, call))))
  })
  return calls
}

interface DeskOptions {
  /** Where it stands, and the pattern of its route where that holds parameters. */
  at?: string
  path?: string
  locale?: Locale
  routes?: RouteObject[]
  /** Who is signed in. */
  user?: PageFacts['user']
}

export function renderDesk(
  desk: ReactNode,
  { at = '/', path, locale, routes = [], user = null }: DeskOptions = {},
) {
  const piece = (
    <MantineRoot close="Cerrar">
      <QueryCache>
        <main>
          <Suspense fallback={<p role="status">…</p>}>{desk}</Suspense>
        </main>
        <ConfirmQuestion />
      </QueryCache>
    </MantineRoot>
  )
  return renderInShop(piece, {
    at,
    routes: [...(path ? [{ path, element: piece }] : []), ...routes],
    alone: path !== undefined,
    user,
    ...(locale && { locale }),
  })
}

/** The words on a desk, without the styles that Mantine writes among them. */
export function wordsOf(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement
  for (const style of copy.querySelectorAll('style')) style.remove()
  return copy.textContent ?? ''
}
