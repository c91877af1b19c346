// Lines of the cart that cannot be ordered as they stand, each with its reason.
import type { CartLineView } from '#contract/cart.ts'
import { useTexts } from '#src/lib/texts.ts'

interface ProblemListProps {
  lines: readonly CartLineView[]
  /** Where the order would go. */
  place: string
}

export function ProblemList({ lines, place }: ProblemListProps) {
  const { cart } = useTexts()
  return (
    <ul>
      {lines.map(
        ({ productId, name, textLanguage, problem, stock: count }) =>
          problem && (
            <li key={productId}>
              <span lang={textLanguage}>{name}</span>
              {': '}
              {cart.problem[problem]({ count, place })}
            </li>
          ),
      )}
    </ul>
  )
}
