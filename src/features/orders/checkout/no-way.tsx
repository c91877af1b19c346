// In place of the checkout where no service takes the cart: closed for now, or goods that do not go there.
import { paths } from '#contract/paths.ts'
import { apartText, hasRest } from '#src/lib/apart-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ClosedRoutes } from './closed-routes.tsx'
import styles from './checkout.module.css'
import { ProblemList } from './problem-list.tsx'
import type { Quote } from './use-requote.ts'

export function NoWay({ quote }: { quote: Quote }) {
  const { checkout: t, cart: words, restrictedGoods } = useTexts()
  const { cart, closed } = quote
  const place = quote.destination.name
  const isBlocked = cart.lines.some(({ problem }) => problem === 'not_carried')
  const opensAgain = !isBlocked && closed.some(({ suspension }) => suspension !== null)
  return (
    <EmptyState
      level={1}
      title={opensAgain ? t.closedTitle() : t.noneTitle({ place })}
      actions={
        <>
          <ButtonLink to={paths.cart}>{t.back()}</ButtonLink>
          {!opensAgain && (
            <ButtonLink to={paths.destination(paths.checkout)} variant="secondary" rel="nofollow">
              {restrictedGoods.change()}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{opensAgain ? t.closedText() : (apartText(words, quote, place) ?? t.noneText())}</p>
      {opensAgain && hasRest(cart.lines) && <p>{words.summary.rest()}</p>}
      <div className={styles.why}>
        {isBlocked ? (
          <ProblemList lines={cart.lines} place={place} />
        ) : (
          <ClosedRoutes closed={closed} />
        )}
      </div>
    </EmptyState>
  )
}
