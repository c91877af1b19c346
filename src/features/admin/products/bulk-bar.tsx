// What can be done to the chosen products, and the question before it is done.
import { Button, NativeSelect, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import {
  type AdminBulkInput,
  BULK_ACTS,
  BULK_CORRECTS,
  type DeskRow,
} from '#contract/product-desk.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { confirm } from '../kit/confirm.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

interface BulkBarProps {
  chosen: readonly DeskRow[]
  /** What was asked for is done. */
  done: () => void
}

export function BulkBar({ chosen, done }: BulkBarProps) {
  const { productDesk: t, category: categories } = useTexts()
  const tell = useTell()
  const [act, setAct] = useState<AdminBulkInput['act']>('hide')
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>(CATEGORIES[0])
  const count = chosen.length
  const { act: apply, busy } = useAct({
    send: (input: AdminBulkInput) => trpcClient.catalogue.adminBulk.mutate(input),
    done: ({ changed }) => {
      tell(changed > 0 ? t.changedCount({ count: changed }) : t.changedNone())
      done()
    },
  })
  const ask = async () => {
    const isMove = act === 'category'
    // Of one's own products there is no source to differ from.
    const isKept = BULK_CORRECTS[act] && chosen.some(({ origin }) => origin !== 'manual')
    const names = chosen.map(({ id, name, textLanguage }, at) => (
      <Fragment key={id}>
        {at > 0 && ' · '}
        <span lang={textLanguage}>{name}</span>
      </Fragment>
    ))
    const isSure = await confirm({
      title: isMove
        ? t.askCategory({ category: categories[category](), count })
        : t.ask({ act: t.acts[act](), count }),
      text: (
        <>
          {names}
          {isKept && (
            <Text span mt="sm" display="block">
              {t.staysCorrected()}
            </Text>
          )}
        </>
      ),
      yes: t.yes(),
    })
    if (isSure) apply({ ids: chosen.map(({ id }) => id), act, category: isMove ? category : null })
  }
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={t.act()}
        value={act}
        onChange={({ currentTarget: { value } }) =>
          setAct(BULK_ACTS.find((each) => each === value) ?? 'hide')
        }
        data={BULK_ACTS.map((each) => ({ value: each, label: t.acts[each]() }))}
      />
      {act === 'category' && (
        <NativeSelect
          size="sm"
          aria-label={t.parts.category()}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            setCategory(CATEGORIES.find((each) => each === value) ?? CATEGORIES[0])
          }
          data={CATEGORIES.map((each) => ({ value: each, label: categories[each]() }))}
        />
      )}
      <Button size="sm" variant="default" loading={busy !== undefined} onClick={() => void ask()}>
        {t.goOn()}
      </Button>
      <span role="status">{t.picked({ count })}</span>
    </>
  )
}
