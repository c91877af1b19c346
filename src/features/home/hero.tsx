// The first thing seen: what the shop does, the search box, and the ways on.
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { useDrawnWidth } from '#src/ui/use-drawn-width.ts'
import styles from './hero.module.css'

export function Hero({ search }: { search: ReactNode }) {
  const { hero } = useTexts().homePage
  // A phone's strip of it is the largest paint of the page: less than its width in pixels will do for a drawing.
  const sizes = useDrawnWidth('(min-width: 64em) 34rem, (min-width: 48em) 45vw, 72vw')
  return (
    <section aria-labelledby="hero-title">
      <div className="pu-deep">
        <Container className={styles.hero}>
          <div className={styles.words}>
            <h1 id="hero-title" className={styles.title}>
              {hero.title()}
            </h1>
            <p className={styles.lead}>{hero.lead()}</p>
            <div className={styles.search}>{search}</div>
            <div className={styles.actions}>
              <ButtonLink to={paths.products()} size="l" iconEnd="arrow-right">
                {hero.catalogue()}
              </ButtonLink>
              <ButtonLink to={paths.calculator()} variant="secondary" className={styles.second}>
                {hero.calculator()}
              </ButtonLink>
              <ButtonLink to={paths.services()} variant="secondary" className={styles.second}>
                {hero.services()}
              </ButtonLink>
            </div>
          </div>
          <img
            className={styles.picture}
            src="/hero.webp"
            srcSet="/hero.600.webp 600w, /hero.webp 1200w"
            sizes={sizes}
            width={1200}
            height={900}
            alt=""
            fetchPriority="high"
          />
          <p className={styles.notice}>
            <strong>{hero.noticeTitle()}</strong> {hero.notice()}
          </p>
        </Container>
      </div>
      <div className={`pu-arches ${styles.arches}`} />
    </section>
  )
}
