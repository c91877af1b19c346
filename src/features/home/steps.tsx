// The way of a thing from the store to the door, as three stretches of one bridge.
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageSection } from '#src/ui/page-section.tsx'
import styles from './steps.module.css'

const STEPS = [
  ['store', 'tag'],
  ['miami', 'box'],
  ['door', 'map-pin'],
] as const

export function Steps() {
  const { steps } = useTexts().front
  return (
    <div className={styles.band}>
      <PageSection id="como-funciona" title={steps.title()} lead={steps.lead()}>
        <ol className={styles.steps}>
          {STEPS.map(([name, icon]) => (
            <li key={name} className={styles.step}>
              <span className={styles.icon}>
                <Icon name={icon} size={28} />
              </span>
              <h3>{steps[name].title()}</h3>
              <p className={styles.text}>{steps[name].text()}</p>
            </li>
          ))}
        </ol>
      </PageSection>
    </div>
  )
}
