// The sections of the shop, the same in the line below the header and in the drawer.
import { useLocation } from 'react-router'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'

/** The list and its articles. */
const IN_BLOG = /^\/(?:blog|articulo)(?:\/|$)/u

export function SectionLinks({ className }: { className?: string | undefined }) {
  const { user } = useFacts()
  const { shell, category, reading } = useTexts()
  const { pathname } = useLocation()
  const inBlog = IN_BLOG.test(pathname)
  const links = [
    [paths.products(), shell.products()],
    ...CATEGORIES.map(
      (name) => [paths.products({ categories: [name] }), category[name]()] as const,
    ),
    [paths.services(), shell.services()],
    [paths.calculator(), shell.calculator()],
    [paths.quote(), shell.quote()],
    [`${paths.home}#como-funciona`, shell.how()],
    [paths.blog(), reading.blog()],
    ...(user?.isAdmin ? [[paths.admin, shell.admin()] as const] : []),
  ] as const
  return (
    <ul className={className}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Anchor to={to} aria-current={to === paths.blog() && inBlog ? 'true' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
