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
import { ReadLinks } from './read-links.tsx'

/** The year the shop's notice has always carried. */
const SINCE = 2023

export function Footer() {
  const { brand, user } = useFacts()
  const { person, footer, shell, money } = useTexts()
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
        <nav aria-labelledby="footer-quick">
          <h2 id="footer-quick" className={styles.heading}>
            {footer.quick()}
          </h2>
          <ul className={styles.links}>
            <li>
              <Anchor to={paths.products()}>{shell.products()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.services()}>{shell.services()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.calculator()}>{shell.calculator()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.quote()}>{shell.quote()}</Anchor>
            </li>
            <li>
              <Anchor to={`${paths.home}#como-funciona`}>{shell.how()}</Anchor>
            </li>
            <li>
              <Anchor to={`${paths.home}#comparar`}>{shell.compare()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.consolidation()}>{footer.planTool()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.customsCalculator()}>{footer.customsTool()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.contact()}>{footer.contact()}</Anchor>
            </li>
            <li>
              <Anchor to={paths.cart}>{shell.cart()}</Anchor>
            </li>
            <li>
              {user ? (
                <Anchor to={paths.account}>{person.menu()}</Anchor>
              ) : (
                <Anchor to={paths.auth()}>{person.signIn()}</Anchor>
              )}
            </li>
            <li>
              <Anchor to={paths.currency()}>{money.page()}</Anchor>
            </li>
            <li>
              <Anchor href={paths.apiDocs}>{footer.api()}</Anchor>
            </li>
          </ul>
        </nav>
        <ReadLinks />
        <nav aria-labelledby="footer-languages">
          <h2 id="footer-languages" className={styles.heading}>
            {footer.languages()}
          </h2>
          <LanguageLinks className={styles.links} />
        </nav>
      </Container>
      <Container className={styles.legal}>
        <p>
          © {SINCE} <span translate="no">{brand}</span>. {footer.rights()}
        </p>
        <p>{footer.dollars()}</p>
      </Container>
    </footer>
  )
}
