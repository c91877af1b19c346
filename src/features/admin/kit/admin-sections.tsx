// The desks one can go to, in the order of a day: what was bought, what is sold, what it costs, who writes.
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { useShownCurrent } from '#src/ui/use-shown-current.ts'
import styles from './admin.module.css'

export function AdminSections() {
  const { admin: t } = useTexts()
  const { pathname } = useLocation()
  const row = useShownCurrent()
  const sections = [
    [paths.adminOrders(), t.list()],
    [paths.adminProducts(), t.wares()],
    [paths.adminSync(), t.sync()],
    [paths.adminRates(), t.rates()],
    [paths.adminRoutes(), t.transit()],
    [paths.adminCustoms(), t.duty()],
    [paths.adminBoxes(), t.cartons()],
    [paths.adminCurrency(), t.fx()],
    [paths.adminUsers(), t.users.people()],
    [paths.adminMessages(), t.letterbox()],
    [paths.adminSubscribers(), t.readers()],
    [paths.adminArticles(), t.articles()],
    [paths.adminGallery(), t.photos()],
    [paths.adminAudit(), t.book()],
  ] as const
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <nav ref={row} aria-label={t.sections()} className={styles.links}>
      {sections.map(([path, label]) => (
        <Anchor key={path} to={path} aria-current={isHere(path) ? 'true' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  )
}
