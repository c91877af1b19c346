// What this browser's owner looked at before, fetched when somebody has scrolled near its place.
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { readIds, writeIds } from '#src/features/catalogue/stored-ids.ts'
import { read } from '#src/lib/browser-context.ts'
import { useTexts } from '#src/lib/texts.ts'
import { PageSection } from '#src/ui/page-section.tsx'
import { ProductGrid } from './product-grid.tsx'

const LIST = 'puente_recent'
const SHOWN = 4

/** Remembers the product of this page as well. */
export function RecentProducts({ id }: { id: number }) {
  const { product: words } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<readonly ProductCard[]>([])

  useEffect(() => {
    const others = readIds(LIST).filter((other) => other !== id)
    writeIds(LIST, [id, ...others])
    const ids = others.slice(0, SHOWN)
    if (ids.length === 0 || !place.current) return
    // Near enough to be there before it is seen, so that nothing moves under somebody's eyes.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        read.catalogue.cards({ ids }).then(setCards, () => undefined)
      },
      { rootMargin: '800px' },
    )
    // A page that nobody touches fetches nothing more.
    const watch = () => place.current && watcher.observe(place.current)
    addEventListener('scroll', watch, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', watch)
      watcher.disconnect()
    }
  }, [id])

  return (
    <div ref={place}>
      {cards.length > 0 && (
        <PageSection id="recent" title={words.recent()}>
          <ProductGrid products={cards} />
        </PageSection>
      )}
    </div>
  )
}
