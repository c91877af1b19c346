// The place of a promotion that is not there yet; it says so and promises nothing.
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import styles from './soon-banner.module.css'

export function SoonBanner() {
  const { soon } = useTexts().abroad
  return (
    <aside className={styles.banner} aria-labelledby="soon">
      <Badge tone="honey" solid>
        {soon.badge()}
      </Badge>
      <h2 id="soon">{soon.title()}</h2>
      <p>{soon.text()}</p>
    </aside>
  )
}
