// What can be done about a person, each after a question that says what follows from it.
import { Button, Group } from '@mantine/core'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { confirm } from '../kit/confirm.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

type UserAct = 'admin' | 'unadmin' | 'end' | 'reset'

const send = ({ id, act }: { id: number; act: UserAct }) => {
  const { admin } = trpcClient
  if (act === 'end') return admin.adminEndSessions.mutate({ id })
  if (act === 'reset') return admin.adminResetSecondFactor.mutate({ id })
  return admin.adminSetAdmin.mutate({ id, isAdmin: act === 'admin' })
}

const actsOn = ({ isAdmin, sessionCount, hasSecondFactor }: AdminUserRow): UserAct[] => [
  isAdmin ? 'unadmin' : 'admin',
  ...(sessionCount > 0 ? (['end'] as const) : []),
  ...(hasSecondFactor ? (['reset'] as const) : []),
]

export function UserActs({ user }: { user: AdminUserRow }) {
  const { userDesk: t } = useTexts()
  const own = useFacts().user?.username
  const tell = useTell()
  const words = {
    admin: { name: t.makeAdmin(), follows: t.askAdmin, told: t.didAdmin },
    unadmin: { name: t.unmakeAdmin(), follows: t.askUnadmin, told: t.didUnadmin },
    end: { name: t.endSessions(), follows: t.askEnd, told: t.didEnd },
    reset: { name: t.resetFactor(), follows: t.askReset, told: t.didReset },
  }
  const { act, busy } = useAct({ send, done: (_good, sent) => tell(words[sent.act].told()) })
  const { id, username: name } = user
  if (name === own)
    return (
      <DeskLink to={paths.accountSecurity} size="sm" variant="subtle">
        {t.ownSecurity()}
      </DeskLink>
    )
  const ask = async (asked: UserAct) => {
    const { name: yes, follows } = words[asked]
    const title = t.askTitle({ act: yes, name })
    if (await confirm({ title, text: follows({ name }), yes, danger: asked !== 'admin' }))
      act({ id, act: asked })
  }
  return (
    <Group gap="xs">
      {actsOn(user).map((each) => (
        <Button
          key={each}
          variant="default"
          size="sm"
          loading={busy?.act === each}
          aria-label={t.actOn({ act: words[each].name, name })}
          onClick={() => void ask(each)}
        >
          {words[each].name}
        </Button>
      ))}
    </Group>
  )
}
