// For tests of the admin's desk: a piece as its layout holds it, and a server that answers what it is told.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import superjson from 'superjson'
import { vi } from 'vitest'
import { queryDefaults } from '#src/lib/query-defaults.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'

export const atDesk = (piece: ReactNode) => (
  <MantineRoot close="Cerrar">
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      {piece}
    </QueryClientProvider>
  </MantineRoot>
)

interface Asked {
  path: string
  input: unknown
}

interface Envelope {
  json: unknown
}

/** `answers` by procedure; what is missing fails. Gives everything that was asked, in order. */
export function stubServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
    const url = new URL(address, 'https://puente.example')
    const paths = url.pathname.replace('/trpc/', '').split(',')
    const sent = JSON.parse(body ?? url.searchParams.get('input') ?? '{}') as Envelope[]
    asked.push(...paths.map((path, index) => ({ path, input: sent[index]?.json })))
    if (paths.some((path) => !(path in answers))) return Promise.reject(new Error('no network'))
    const data = paths.map((path) => ({ result: { data: superjson.serialize(answers[path]) } }))
    return Promise.resolve(Response.json(data))
  })
  return asked
}
