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
  className?: string | undefined
}

export function FavouriteButton({ id, name, textLanguage, className }: FavouriteButtonProps) {
  const { card } = useTexts().catalogue
  const [liked, toggle] = useFavourite(id)
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-pressed={liked}
      onClick={toggle}
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={22} />
      <VisuallyHidden>
        {card.favourite()}: <span lang={textLanguage}>{name}</span>
      </VisuallyHidden>
    </button>
  )
}
