// Routes that are closed for the time being, and the form that closes one with a notice.
import { EmptyState, Paper, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useTell } from '#src/features/admin/kit/use-tell.ts'
import { SuspensionForm } from '#src/features/admin/rates/suspension-form.tsx'
import { SuspensionList } from '#src/features/admin/rates/suspension-list.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

export function Component() {
  const { tariffDesk } = useTexts()
  const t = tariffDesk.closing
  const tell = useTell()
  const [query] = useSearchParams()
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const [closed, setClosed] = useState(0)
  return (
    <DeskPage
      title={t.heading()}
      lead={t.lead()}
      back={{ to: paths.adminRates(), words: tariffDesk.back() }}
    >
      <section aria-labelledby="open">
        <Stack>
          <h2 id="open">{t.open()}</h2>
          {desk.suspensions.length > 0 ? (
            <SuspensionList desk={desk} />
          ) : (
            <EmptyState title={t.none()} description={t.noneText()} />
          )}
        </Stack>
      </section>
      <Paper component="section" withBorder p="md" aria-labelledby="close">
        <Stack>
          <h2 id="close">{t.add()}</h2>
          <SuspensionForm
            key={closed}
            desk={desk}
            chosen={{ service: query.get('service'), place: query.get('place') }}
            done={(id) => {
              setClosed(id)
              tell(t.closed())
            }}
          />
        </Stack>
      </Paper>
    </DeskPage>
  )
}
