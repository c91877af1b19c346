// Places of the stores, in the stores' language, and the category each gets here; one form per place.
import { Button, NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import type { StorePaths } from '#contract/sync-desk.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import styles from './desk.module.css'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface PathsListProps {
  places: StorePaths['paths']
  answer: SyncAnswer | undefined
}

export function PathsList({ places, answer }: PathsListProps) {
  const { syncDesk: t, syncing: say, category: nameOf } = useTexts()
  const { locale } = useFacts()
  const choices = [
    { value: '', label: t.undecided() },
    ...CATEGORIES.map((each) => ({ value: each, label: nameOf[each]() })),
    { value: 'ignored', label: t.ignored() },
  ]
  return (
    <ul className={styles.list}>
      {places.map(({ id, provider, path, sample, seen, category, ignored }) => (
        <li key={id} className={questions.held}>
          <div translate="no">
            <strong lang="en">{path}</strong>
            <p className={styles.soft}>
              {say.provider[provider]()} ·{' '}
              {t.pathSeen({ count: seen, shown: formatNumber(seen, locale) })}
            </p>
          </div>
          <p className={styles.soft}>
            {t.sample()}:{' '}
            <q lang="en" translate="no">
              {sample}
            </q>
          </p>
          <Form method="post" preventScrollReset className={questions.choose}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="seen" value={ignored ? 'ignored' : (category ?? '')} />
            <NativeSelect
              key={`${category} ${ignored}`}
              name="category"
              aria-label={t.categoryOf({ path })}
              defaultValue={ignored ? 'ignored' : (category ?? '')}
              data={choices}
            />
            <Button type="submit" name="intent" value="path" variant="default">
              {t.save()}
            </Button>
          </Form>
          <Refused answer={answer} about={`path ${id}`} />
        </li>
      ))}
    </ul>
  )
}
