// Before anybody buys: that no service takes the product there, or that only some do, and why.
import { paths } from '#contract/paths.ts'
import type { ProductDetail } from '#contract/catalogue.ts'
import { onlyCarriers } from '#domain/carriers.ts'
import { useFacts } from '#src/lib/facts.ts'
import { onlyByText } from '#src/lib/only-by-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Carriage = Pick<ProductDetail, 'carried' | 'landedOptions' | 'restrictedKind'>

/** Nothing where every service takes it, and nothing of what cannot be had. */
export function TravelNotice({ carried, landedOptions, restrictedKind: kind }: Carriage) {
  const { restrictedGoods: t, catalogue } = useTexts()
  const { destination, locale } = useFacts()
  const { pathname } = useAddress()
  const onlyBy = onlyCarriers(landedOptions)
  if (landedOptions.length === 0 || !onlyBy) return null
  return (
    <Notice
      still
      tone="warn"
      title={
        carried
          ? onlyByText(onlyBy, t, locale)
          : catalogue.card.notCarried({ place: destination.name })
      }
      actions={
        <>
          {!carried && (
            <ButtonLink
              to={paths.destination(pathname)}
              variant="secondary"
              size="s"
              rel="nofollow"
            >
              {t.change()}
            </ButtonLink>
          )}
          {kind && (
            <ButtonLink to={paths.restrictedGoods} variant="secondary" size="s">
              {t.read()}
            </ButtonLink>
          )}
          <ButtonLink to={paths.contact()} variant="quiet" size="s">
            {t.ask()}
          </ButtonLink>
        </>
      }
    >
      {kind && `${t.seems[kind]()}. `}
      {carried ? t.others() : t.none()}
    </Notice>
  )
}
