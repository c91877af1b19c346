// The heart that keeps a product for later, in this browser only.
import { useTexts } from '#src/lib/texts.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './favourite-button.module.css'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  id: number
  /** Told to screen readers, so that two hearts on a page differ. */
  name: string
  textLanguage: string
  /** Says what it does instead of leaving it to the heart. */
  long?: boolean
  className?: string | undefined
}

export function FavouriteButton(props: FavouriteButtonProps) {
  const { id, name, textLanguage, long, className } = props
  const { card } = useTexts().catalogue
  const [liked, toggle] = useFavourite(id)
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-pressed={liked}
      data-long={long || undefined}
      onClick={toggle}
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={22} />
      {long && card.favourite()}
      <VisuallyHidden>
        {long ? ': ' : `${card.favourite()}: `}
        <span lang={textLanguage}>{name}</span>
      </VisuallyHidden>
    </button>
  )
}
