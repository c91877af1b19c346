// Name and mark of the shop, always the way home.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import styles from './logo-link.module.css'

export function LogoLink() {
  const { brand } = useFacts()
  return (
    <Anchor to={paths.home} className={styles.logo} aria-label={useTexts().shell.home({ brand })}>
      <BrandMark />
      <span translate="no">{brand}</span>
    </Anchor>
  )
}
