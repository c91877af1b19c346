// Places of the stores, in the stores' language, and the category each gets here.
import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { MapPathInput, StorePaths } from '#contract/sync-desk.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './sync.module.css'

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
        aria-label={t.categoryOf({ path })}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          setChosen(CHOICES.find((choice) => choice === value) ?? UNDECIDED)
        }
        data={CHOICES.map((value) => ({ value, label: nameOfChoice(value) }))}
      />
      <Button
        variant="default"
        loading={busy !== undefined}
        onClick={() => act({ category: chosen || null, seen: stored || null })}
      >
        {t.save()}
      </Button>
    </Group>
  )
}

export function PathsList({ places }: { places: readonly Place[] }) {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const { locale } = useFacts()
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={place.id} className={`${styles.item} ${styles.held}`}>
          <div translate="no">
            <strong lang="en">{place.path}</strong>
            <p className={styles.soft}>
              {say.provider[place.provider]()} ·{' '}
              {t.pathSeen({ count: place.seen, shown: formatNumber(place.seen, locale) })}
            </p>
          </div>
          <p className={styles.soft}>
            {t.sample()}:{' '}
            <q lang="en" translate="no">
              {place.sample}
            </q>
          </p>
          {/* Another decision begins the choice anew. */}
          <Choose key={`${place.category} ${place.ignored}`} place={place} />
        </li>
      ))}
    </ul>
  )
}
