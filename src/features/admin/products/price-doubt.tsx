// Why a product's price is not the one its store names: it waits for somebody's word, or was rejected.
import type { AdminProduct } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Notice } from '#src/ui/notice.tsx'
import { When } from '#src/ui/when.tsx'

export function PriceDoubt({ doubted }: Pick<AdminProduct, 'doubted'>) {
  const { doubted: t } = useTexts().productDesk
  const { locale } = useFacts()
  if (!doubted) return null
  const { state, priceCents, until } = doubted
  return (
    <Notice
      still
      tone="warn"
      title={t[state].title({ price: formatMoney(priceCents, locale) })}
      actions={
        <ButtonLink
          to={paths.adminSyncPrices(state === 'rejected' ? { which: state } : {})}
          variant="secondary"
          size="s"
          iconEnd="arrow-right"
        >
          {t.see()}
        </ButtonLink>
      }
    >
      <p>{t[state].text()}</p>
      {state === 'rejected' && (
        <p>
          {t.until()} <When iso={until} />
        </p>
      )}
    </Notice>
  )
}
