// What this browser's owner looked at before, fetched when somebody has scrolled near its place.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readIds, writeIds } from '#src/features/catalogue/stored-ids.ts'
import { read } from '#src/lib/browser-context.ts'
import { useTexts } from '#src/lib/texts.ts'
import { PageSection } from '#src/ui/page-section.tsx'

const LIST = 'puente_recent'
const SHOWN = 4

const findGrid = async (ids: number[]): Promise<ReactNode> => {
  const [{ ProductGrid }, products] = await Promise.all([
    import('./product-grid.tsx'),
    read.catalogue.cards({ ids }),
  ])
  return products.length > 0 && <ProductGrid products={products} />
}

/** Remembers the product of this page as well. */
export function RecentProducts({ id }: { id: number }) {
  const { product: words } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [grid, setGrid] = useState<ReactNode>(null)

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
        findGrid(ids).then(setGrid, () => undefined)
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
      {grid && (
        <PageSection id="recent" title={words.recent()}>
          {grid}
        </PageSection>
      )}
    </div>
  )
}
