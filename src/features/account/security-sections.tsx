// Password and open sessions.
import { Badge } from '@mantine/core'
import type { SessionView } from '#contract/account.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import type { AccountAnswer } from './account-fields.ts'
import styles from './account.module.css'
import { deviceOf } from './device-of.ts'
import { Item } from './item.tsx'
import { Section } from './section.tsx'
import { useAccountForm } from './use-account-form.ts'

interface WithAnswer {
  answer: AccountAnswer | undefined
}

export function PasswordSection({ answer }: WithAnswer) {
  const { account, auth } = useTexts()
  const t = account.password
  const words = { password: t.new, passwordHint: auth.passwordHint }
  const form = useAccountForm('password', answer, { words })
  return (
    <Section id="password" title={t.title()} lead={t.lead()}>
      <PostForm form={form} submit={t.save()} />
    </Section>
  )
}

function EndSession({ id, device, answer }: WithAnswer & { id: string; device: string }) {
  const { sessions: t } = useTexts().account
  const form = useAccountForm('end-session', answer, { hidden: { id } })
  const look = { quiet: true, name: t.endOf({ device }) }
  return <PostForm form={form} submit={t.end()} look={look} className={styles.inline} />
}

export function SessionsSection({
  sessions,
  answer,
}: WithAnswer & { sessions: readonly SessionView[] }) {
  const { sessions: t } = useTexts().account
  const others = useAccountForm('end-others', answer)
  return (
    <Section id="sessions" title={t.title()} lead={t.lead()}>
      <ul className={styles.list}>
        {sessions.map(({ id, isCurrent, lastSeenAt, address, userAgent }) => {
          const device = deviceOf(userAgent) || t.unknown()
          return (
            <Item
              key={id}
              name={device}
              facts={
                <>
                  <span>
                    {t.seen()} <When iso={lastSeenAt} />
                  </span>
                  {address && <span>{address}</span>}
                </>
              }
              actions={
                isCurrent ? (
                  <Badge color="leaf">{t.current()}</Badge>
                ) : (
                  <EndSession id={id} device={device} answer={answer} />
                )
              }
            />
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <PostForm form={others} submit={t.endOthers()} look={{ quiet: true }} />
      )}
    </Section>
  )
}
