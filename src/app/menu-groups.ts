// What the shop's menus lead to, in groups: the same for the line below the header, the drawer and the footer.
import { paths } from '#contract/paths.ts'
import { SERVICE_SLUGS, SERVICES } from '#domain/shipping-services.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'

export type MenuLink = readonly [to: string, label: string]

export interface MenuGroup {
  label: string
  lists: readonly { title: string; links: readonly MenuLink[] }[]
}

export function useServiceLinks(): MenuLink[] {
  const { menu } = useTexts()
  return SERVICES.map((code) => [paths.service(SERVICE_SLUGS[code]), menu.service[code]()])
}

/** Where one buys, beside the shelves. */
export function usePlaceLinks(): MenuLink[] {
  const { menu } = useTexts()
  return [
    [paths.abroad(), menu.toAbroad()],
    [paths.amazon, menu.toAmazon()],
    [paths.venezuela, menu.toVenezuela()],
    [paths.inventory(), menu.toStock()],
  ]
}

export function useReadLinks(): MenuLink[] {
  const { reading: t, menu } = useTexts()
  return [
    [paths.help(), t.help()],
    [paths.payments(), t.payments()],
    [paths.currency(), menu.rates()],
    [paths.returns, t.returns()],
    [paths.legal, t.legal()],
    [paths.gallery(), t.gallery()],
  ]
}

export function useMenuGroups(): MenuGroup[] {
  const { menu, shell, category, footer, reading } = useTexts()
  const services = useServiceLinks()
  const places = usePlaceLinks()
  const reads = useReadLinks()
  const shelves = CATEGORIES.map(
    (name) => [paths.products({ categories: [name] }), category[name]()] as const,
  )
  return [
    {
      label: menu.shop(),
      lists: [
        { title: menu.shelves(), links: [[paths.products(), shell.products()], ...shelves] },
        { title: menu.places(), links: [...places, [`${paths.home}#como-funciona`, shell.how()]] },
      ],
    },
    {
      label: menu.ship(),
      lists: [
        { title: menu.ways(), links: [[paths.services(), menu.allServices()], ...services] },
        {
          title: menu.tools(),
          links: [
            [paths.quote(), shell.quote()],
            [paths.calculator(), shell.calculator()],
            [paths.customsCalculator(), footer.customsTool()],
            [paths.consolidation(), footer.planTool()],
            [`${paths.home}#comparar`, shell.compare()],
          ],
        },
      ],
    },
    {
      label: menu.learn(),
      lists: [{ title: reading.heading(), links: [...reads, [paths.contact(), footer.contact()]] }],
    },
  ]
}
