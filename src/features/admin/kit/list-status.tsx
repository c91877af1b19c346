// How many rows a list shows, that it is waiting, that it failed, or why it shows none.
import { Alert, Button, EmptyState, Loader, Skeleton, Stack } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { useFaultWords } from './use-fault-words.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

interface ListStatusProps {
  /** Undefined until the first answer. */
  count: number | undefined
  state: { isFetching: boolean; error: unknown; refetch: () => unknown }
  empty: { title: string; text?: string }
  isNarrowed: boolean
  /** Where the list is a file. Not marked as a download: the page that asks who it is may come first. */
  csv?: string | null
}

export function ListStatus({ count, state, empty, isNarrowed, csv }: ListStatusProps) {
  const { admin, fault } = useTexts()
  const t = admin.table
  const { isFetching, error, refetch } = state
  const why = useFaultWords()(error)
  const said = isFetching ? admin.loadingDesk() : count !== undefined && t.shown({ count })
  return (
    <>
      <div className={styles.status}>
        {/* Where there is nothing, the place of the rows says so to who sees it. */}
        <p role="status" className={count === 0 ? 'pu-hidden' : undefined}>
          {said}
          {isFetching && <Loader size="xs" aria-hidden />}
        </p>
        {csv && count !== 0 && (
          <Anchor href={csv}>
            <Icon name="download" /> {t.csv()}
          </Anchor>
        )}
      </div>
      {error !== null && (
        <Alert color="red" icon={<Icon name="alert" />} title={why.title}>
          <p>{why.help}</p>
          <Button variant="default" size="sm" mt="xs" onClick={() => void refetch()}>
            {fault.retry()}
          </Button>
        </Alert>
      )}
      {count === undefined && error === null && (
        <Stack gap="xs" aria-hidden="true">
          {ROWS.map((row) => (
            <Skeleton key={row} height="2.75rem" />
          ))}
        </Stack>
      )}
      {count === 0 && (
        <EmptyState
          className={styles.empty}
          icon={<Icon name={isNarrowed ? 'search' : 'box'} size={32} />}
          title={isNarrowed ? t.nothing() : empty.title}
          description={isNarrowed ? t.nothingText() : empty.text}
        />
      )}
    </>
  )
}
