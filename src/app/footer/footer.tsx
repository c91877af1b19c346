// The foot of every shop page: the page ends as a bridge over deep water.
import { paths } from '#contract/paths.ts'
import { NewsletterBox } from '#src/features/newsletter/newsletter-box.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Container } from '#src/ui/container.tsx'
import { LanguageLinks } from '../header/language-links.tsx'
import styles from './footer.module.css'
import { FooterColumn } from './footer-column.tsx'
import { type MenuLink, useReadLinks, useServiceLinks } from '../menu-groups.ts'
import { SocialLinks } from './social-links.tsx'

/** The year the shop's notice has always carried. */
const SINCE = 2023

export function Footer() {
  const { brand, user } = useFacts()
  const { person, footer, shell, menu, reading } = useTexts()
  const services = useServiceLinks()
  const reads = useReadLinks()
  const quick: readonly MenuLink[] = [
    [paths.products(), shell.products()],
    [paths.abroad(), menu.toAbroad()],
    [paths.venezuela, menu.toVenezuela()],
    [paths.inventory(), menu.toStock()],
    [paths.calculator(), shell.calculator()],
    [paths.blog(), reading.blog()],
    [paths.contact(), footer.contact()],
    user ? [paths.account, person.menu()] : [paths.auth(), person.signIn()],
  ]
  return (
    <footer className={classNames('pu-deep', styles.footer)}>
      <div className={classNames('pu-arches', styles.arches)} />
      <Container className={styles.columns}>
        <div className={styles.promise}>
          <p className={styles.brand} translate="no">
            {brand}
          </p>
          <p className={styles.title}>{footer.promise()}</p>
          <p className={styles.soft}>{footer.service()}</p>
          <NewsletterBox />
        </div>
        <FooterColumn id="footer-quick" title={footer.quick()} links={quick} />
        <FooterColumn id="footer-services" title={menu.ways()} links={services} />
        <FooterColumn id="footer-read" title={reading.heading()} links={reads} />
      </Container>
      <Container className={styles.outside}>
        <SocialLinks />
        <nav aria-labelledby="footer-languages">
          <h2 id="footer-languages" className={styles.heading}>
            {footer.languages()}
          </h2>
          <LanguageLinks className={styles.row} />
        </nav>
      </Container>
      <Container className={styles.legal}>
        <p>
          © {SINCE} <span translate="no">{brand}</span>. {footer.rights()}
        </p>
        <p>{footer.dollars()}</p>
        <p>
          <Anchor href={paths.apiDocs}>{footer.api()}</Anchor>
        </p>
      </Container>
    </footer>
  )
}
