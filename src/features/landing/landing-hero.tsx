// The banner of a landing page: where one is, what it is about, the ways on, and a picture under an arch.
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import { useDrawnWidth } from '#src/ui/use-drawn-width.ts'
import styles from './landing-hero.module.css'

interface LandingHeroProps {
  title: string
  /** The last of the crumbs. */
  short: string
  lead: string
  /** Buttons and links. */
  actions: ReactNode
  note?: ReactNode
}

export function LandingHero({ title, short, lead, actions, note }: LandingHeroProps) {
  const { landing: t } = useTexts()
  const sizes = useDrawnWidth('(min-width: 64em) 26rem, (min-width: 48em) 40vw, 1px')
  return (
    <>
      <div className="pu-deep">
        <Container className={styles.hero}>
          <div className={styles.words}>
            <Breadcrumbs
              label={t.crumbs()}
              items={[{ label: t.start(), to: paths.home }, { label: short }]}
            />
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>{actions}</div>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <img
            className={styles.picture}
            src="/hero.600.webp"
            srcSet="/hero.600.webp 600w, /hero.webp 1200w"
            sizes={sizes}
            width={1200}
            height={900}
            alt=""
            loading="lazy"
          />
        </Container>
      </div>
      <div className={`pu-arches ${styles.arches}`} />
    </>
  )
}
