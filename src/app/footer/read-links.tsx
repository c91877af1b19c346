// The column of the footer with what is read: blog, help and the house's rules.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import styles from './footer.module.css'

export function ReadLinks() {
  const { reading: t } = useTexts()
  const links = [
    [paths.help(), t.help()],
    [paths.blog(), t.blog()],
    [paths.payments, t.payments()],
    [paths.returns, t.returns()],
    [paths.legal, t.legal()],
    [paths.gallery, t.gallery()],
  ] as const
  return (
    <nav aria-labelledby="footer-read">
      <h2 id="footer-read" className={styles.heading}>
        {t.heading()}
      </h2>
      <ul className={styles.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
