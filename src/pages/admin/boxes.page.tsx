// The desk of cartons: which ones the planner of consolidations may use, and the form that adds or changes one.
import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BoxForm } from '#src/features/admin/boxes/box-form.tsx'
import { BoxesTable } from '#src/features/admin/boxes/boxes-table.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { admin, boxDesk: t } = useTexts()
  const boxes = useQuery(trpc.packing.adminBoxes.queryOptions())
  const asked = useSearchParams()[0].get('box')
  const box = boxes.data?.find(({ id }) => String(id) === asked) ?? null
  if (boxes.data && asked && asked !== 'new' && !box) throw new Response(null, { status: 404 })
  return (
    <DeskPage
      title={admin.boxes()}
      lead={t.lead()}
      actions={!asked && <DeskLink to={paths.adminBoxes('new')}>{t.add()}</DeskLink>}
    >
      {asked && boxes.data && (
        <Paper withBorder p="lg" component="section" aria-labelledby="box-title">
          <Stack>
            <Title order={2} id="box-title" size="h3">
              {box ? t.changeThis({ name: box.name }) : t.add()}
            </Title>
            <BoxForm key={asked} box={box} />
          </Stack>
        </Paper>
      )}
      <BoxesTable boxes={boxes} />
    </DeskPage>
  )
}
