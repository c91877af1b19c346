// Places of the stores, in the stores' language, and the category each gets here.
import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MapPathInput, type StorePaths, storePathsInput } from '#contract/sync-desk.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { DataTable } from '../kit/data-table.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

type Place = StorePaths['paths'][number]
const UNDECIDED = ''
const CHOICES = [UNDECIDED, ...CATEGORIES, 'ignored'] as const
type Choice = (typeof CHOICES)[number]

function Choose({ place: { id, path, category, ignored } }: { place: Place }) {
  const { syncDesk: t, category: nameOf } = useTexts()
  const tell = useTell()
  const stored: Choice = ignored ? 'ignored' : (category ?? UNDECIDED)
  const [chosen, setChosen] = useState<Choice>(stored)
  const { act, busy } = useAct({
    send: (input: Pick<MapPathInput, 'category' | 'seen'>) =>
      trpcClient.sync.mapPath.mutate({ id, ...input }),
    done: () => tell(t.done.path()),
  })
  const nameOfChoice = (choice: Choice) => {
    if (choice === UNDECIDED) return t.undecided()
    return choice === 'ignored' ? t.ignored() : nameOf[choice]()
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        size="sm"
        aria-label={t.categoryOf({ path })}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          setChosen(CHOICES.find((choice) => choice === value) ?? UNDECIDED)
        }
        data={CHOICES.map((value) => ({ value, label: nameOfChoice(value) }))}
      />
      <Button
        size="sm"
        variant="default"
        loading={busy !== undefined}
        onClick={() => act({ category: chosen || null, seen: stored || null })}
      >
        {t.save()}
      </Button>
    </Group>
  )
}

function usePathColumns(): Column<Place>[] {
  const { syncDesk: t, syncStatus: say, productDesk } = useTexts()
  const { locale } = useFacts()
  return [
    {
      key: 'path',
      label: t.storePaths(),
      render: ({ path }) => (
        <span lang="en" translate="no">
          {path}
        </span>
      ),
    },
    {
      key: 'provider',
      label: t.provider(),
      phone: 'beside',
      render: ({ provider }) => <span translate="no">{say.provider[provider]()}</span>,
    },
    {
      key: 'seen',
      label: t.counts.seen(),
      render: ({ seen }) => t.pathSeen({ count: seen, shown: formatNumber(seen, locale) }),
    },
    {
      key: 'sample',
      label: t.sample(),
      phone: 'folded',
      render: ({ sample }) => (
        <q lang="en" translate="no">
          {sample}
        </q>
      ),
    },
    {
      key: 'category',
      label: productDesk.parts.category(),
      // Another decision begins the choice anew.
      render: (place) => <Choose key={`${place.category} ${place.ignored}`} place={place} />,
    },
  ]
}

export function PathsList() {
  const { syncDesk: t } = useTexts()
  const view = useListView(storePathsInput)
  const list = useQuery(trpc.sync.storePaths.queryOptions(view, LIST_QUERY))
  const columns = usePathColumns()
  const choices = [
    { value: 'open', label: t.openPaths() },
    { value: 'decided', label: t.decidedPaths() },
  ]
  return (
    <DataTable
      caption={t.storePaths()}
      columns={columns}
      keyOf={({ id }) => id}
      rows={list.data?.paths}
      older={list.data?.nextBefore}
      state={list}
      empty={{ title: t.noPaths(), text: t.noPathsText() }}
      filters={[{ kind: 'choice', name: 'which', label: t.runState(), choices }]}
      csv={trpc.sync.storePaths}
    />
  )
}
