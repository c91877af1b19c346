// The authenticator app: off, waiting for its first code, on.
import { Badge } from '@mantine/core'
import type { ProfileView } from '#contract/account.ts'
import type { TotpEnrolment } from '#contract/second-factor.ts'
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import type { AccountAnswer } from './account-fields.ts'
import accountStyles from './account.module.css'
import { QrCode } from './qr-code.tsx'
import { Section } from './section.tsx'
import styles from './security.module.css'
import { useAccountForm } from './use-account-form.ts'

interface WithAnswer {
  answer: AccountAnswer | undefined
}

function Enrol({ answer }: WithAnswer) {
  const { totp: t } = useTexts().account
  return <PostForm form={useAccountForm('enrol', answer)} submit={t.start()} />
}

function Confirm({ answer, enrolment }: WithAnswer & { enrolment: TotpEnrolment }) {
  const { account, passkeys } = useTexts()
  const t = account.totp
  const { secret, uri, qr } = enrolment
  const form = useAccountForm('confirm', answer, {
    words: { otp: t.code },
    hidden: { enrolment: JSON.stringify(enrolment) },
  })
  return (
    <PostForm form={form} submit={t.confirm()}>
      <div className={styles.enrol}>
        <QrCode qr={qr} label={passkeys.qr()} />
        <div className={accountStyles.words}>
          <p>{passkeys.qrText()}</p>
          <p>
            <Anchor href={uri}>{t.open()}</Anchor>
          </p>
          <p>{passkeys.qrSecret()}</p>
          <code className={styles.secret} translate="no">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </div>
      </div>
      <Field form={form} name="otp" />
    </PostForm>
  )
}

function Disable({ answer }: WithAnswer) {
  const { totp: t } = useTexts().account
  const form = useAccountForm('disable', answer, { words: { otp: t.anyCode } })
  return <PostForm form={form} submit={t.disable()} look={{ quiet: true }} />
}

export function TotpSection({ profile, answer }: WithAnswer & { profile: ProfileView }) {
  const { totp: t } = useTexts().account
  const { hasTotp } = profile
  return (
    <Section
      id="totp"
      title={t.title()}
      lead={t.lead()}
      badge={<Badge color={hasTotp ? 'leaf' : 'gray'}>{hasTotp ? t.on() : t.off()}</Badge>}
    >
      {hasTotp ? (
        <Disable answer={answer} />
      ) : answer?.enrolment ? (
        <Confirm answer={answer} enrolment={answer.enrolment} />
      ) : (
        <Enrol answer={answer} />
      )}
    </Section>
  )
}
