// Where the shop can be found: address, mail, phones and hours.
import type { Office } from '#contract/contact.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import { EmailText } from '#src/ui/email-text.tsx'
import type { ReactNode } from 'react'
import styles from './contact.module.css'

const Line = ({
  icon,
  label,
  children,
}: {
  icon: IconName
  label: string
  children: ReactNode
}) => (
  <div className={styles.line}>
    <dt>
      <Icon name={icon} size={22} />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)

const dial = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

export function OfficeCard({ address, email, phones }: Office) {
  const { contactPage: t } = useTexts()
  return (
    <section className={`pu-card ${styles.office}`} aria-labelledby="contact-office">
      <h2 id="contact-office">{t.office()}</h2>
      <dl className={styles.lines}>
        <Line icon="map-pin" label={t.address()}>
          <address translate="no">{address}</address>
          <Anchor href={mapOf(address)} target="_blank" rel="noreferrer">
            {t.map()} <span className="pu-hidden">({t.newTab()})</span>
          </Anchor>
        </Line>
        <Line icon="mail" label={t.mailLine()}>
          <a href={`mailto:${email}`} translate="no">
            <EmailText email={email} />
          </a>
        </Line>
        <Line icon="phone" label={t.phones()}>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <a href={dial(phone)} translate="no">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </Line>
        <Line icon="clock" label={t.hours()}>
          <p>{t.weekdays()}</p>
          <p>{t.saturday()}</p>
          <p className={styles.soft}>{t.zone()}</p>
        </Line>
      </dl>
    </section>
  )
}
