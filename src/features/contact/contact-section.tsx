// The form beside the office and the box for tracking numbers, the same on the contact page and at the end of the home page.
import type { Office } from '#contract/contact.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact.module.css'
import { OfficeCard } from './office-card.tsx'
import { TrackingBox } from './tracking-box.tsx'

export const ContactSection = ({
  office,
  number = '',
  sent = false,
}: {
  office: Office
  number?: string
  /** A form without scripts has just been sent. */
  sent?: boolean
}) => (
  <div className={styles.grid}>
    <ContactForm stamp={office.stamp} sent={sent} />
    <div className={styles.side}>
      <OfficeCard {...office} />
      <TrackingBox number={number} />
    </div>
  </div>
)
