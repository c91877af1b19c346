// Where prices at the door are for, and the way to another place.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './destination-link.module.css'
import header from './header.module.css'

/** Stands twice: in the bar of a phone and among the tools of a wider screen. */
export function DestinationLink({ onPhone = false }: { onPhone?: boolean }) {
  const { destination } = useFacts()
  const { shell } = useTexts()
  const { pathname, search } = useAddress()
  const isHere = pathname.endsWith(paths.destination())
  const next = isHere ? undefined : `${pathname}${search}`
  return (
    <Anchor
      to={paths.destination(next)}
      rel="nofollow"
      className={classNames(header.tool, onPhone && styles.onPhone)}
    >
      <Icon name="map-pin" size={18} />
      <span className="pu-hidden">{shell.deliverTo()} </span>
      <span className={styles.place}>{destination.name}</span>
    </Anchor>
  )
}
