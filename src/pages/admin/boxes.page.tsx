// The desk of cartons: which ones the planner of consolidations may use, and the form that adds or changes one.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import type { BoxAnswer } from '#src/features/admin/boxes/box-action.ts'
import { BoxForm } from '#src/features/admin/boxes/box-form.tsx'
import { BoxesTable } from '#src/features/admin/boxes/boxes-table.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const boxes = await context.get(pageContext).read.packing.adminBoxes().catch(throwStatus)
  const asked = new URL(request.url).searchParams.get('box')
  const box = boxes.find(({ id }) => String(id) === asked) ?? null
  if (asked && asked !== 'new' && !box) throw new Response(null, { status: 404 })
  return { boxes, box, open: asked !== null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { boxAction } = await actionCode(request, import('#src/features/admin/boxes/box-action.ts'))
  return boxAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, boxDesk: t } = useTexts()
  const { boxes, box, open } = useLoaderData<typeof loader>()
  const answer = useActionData<BoxAnswer>()
  const saved = useSearchParams()[0].get('done') === 'saved'
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
        {!open && <DeskLink to={`${paths.adminBoxes({ box: 'new' })}#box`}>{t.add()}</DeskLink>}
      </div>
      {saved && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {t.saved()}
        </Alert>
      )}
      {open && (
        <section id="box" className={styles.panel} aria-labelledby="box-title">
          <h2 id="box-title">{box ? t.changeTitle({ name: box.name }) : t.add()}</h2>
          <BoxForm key={box?.id ?? 'new'} box={box} answer={answer} />
        </section>
      )}
      {boxes.length > 0 ? (
        <BoxesTable boxes={boxes} />
      ) : (
        <EmptyState title={t.nothing()}>
          <p>{t.nothingText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}
