// The sections of the shop, the same in the line below the header and in the drawer.
import { CATEGORIES } from '#domain/vocabulary.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'

export function SectionLinks({ className }: { className?: string | undefined }) {
  const { user } = useFacts()
  const { shell, category } = useTexts()
  const links = [
    [paths.products(), shell.products()],
    ...CATEGORIES.map(
      (name) => [paths.products({ categories: [name] }), category[name]()] as const,
    ),
    [paths.services(), shell.services()],
    [paths.calculator(), shell.calculator()],
    [paths.quote(), shell.quote()],
    [`${paths.home}#como-funciona`, shell.how()],
    ...(user?.isAdmin ? [[paths.admin, shell.admin()] as const] : []),
  ] as const
  return (
    <ul className={className}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Anchor to={to}>{label}</Anchor>
        </li>
      ))}
    </ul>
  )
}
