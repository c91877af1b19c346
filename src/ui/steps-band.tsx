// Steps of a way, as stretches of one bridge on a quiet band.
import type { ReactNode } from 'react'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { PageSection } from './page-section.tsx'
import styles from './steps-band.module.css'

interface StepsBandProps {
  /** Also the anchor. */
  id: string
  title: string
  lead?: string
  steps: readonly { icon: IconName; title: string; text: string }[]
  /** What follows the steps: the way on. */
  after?: ReactNode
}

export function StepsBand({ id, title, lead, steps, after }: StepsBandProps) {
  return (
    <div className={styles.band}>
      <PageSection id={id} title={title} lead={lead}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.icon}>
                <Icon name={step.icon} size={28} />
              </span>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
        {after}
      </PageSection>
    </div>
  )
}
