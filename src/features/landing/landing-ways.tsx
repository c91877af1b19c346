// The three ways of getting a thing from the United States, each with where it begins.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './landing-ways.module.css'

export function LandingWays() {
  const { ways } = useTexts().venezuela
  const cards = [
    { icon: 'cart', words: ways.shop, to: paths.products() },
    { icon: 'search', words: ways.store, to: paths.abroad() },
    { icon: 'box', words: ways.box, to: paths.service('virtual-mailbox') },
  ] as const
  return (
    <ul className={styles.ways}>
      {cards.map(({ icon, words, to }) => (
        <li key={icon} className={`pu-card ${styles.way}`}>
          <Icon name={icon} size={28} />
          <h3>{words.title()}</h3>
          <p>{words.text()}</p>
          <Anchor to={to}>{words.link()}</Anchor>
        </li>
      ))}
    </ul>
  )
}
