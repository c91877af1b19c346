// Lets a desk begin in the browser: until then, and while it waits for its data, its title and a skeleton.
import { Alert, Skeleton, Stack } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { DeskBoundary } from './desk-boundary.tsx'
import { DeskPage } from './desk-page.tsx'
import { deskAt } from './desks.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

function DeskSkeleton() {
  const { admin: t } = useTexts()
  const desk = deskAt(useLocation().pathname)
  return (
    <DeskPage title={desk ? t[desk.label]() : t.title()}>
      <noscript>
        <Alert color="honey">{t.needsScripts()}</Alert>
      </noscript>
      <Stack gap="sm" aria-busy="true" role="status" aria-label={t.loadingDesk()}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="2.75rem" />
        ))}
      </Stack>
    </DeskPage>
  )
}

export function DeskGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (!useHydrated()) return <DeskSkeleton />
  return (
    <DeskBoundary key={pathname}>
      <Suspense fallback={<DeskSkeleton />}>{children}</Suspense>
    </DeskBoundary>
  )
}
