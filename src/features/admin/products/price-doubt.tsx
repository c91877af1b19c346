// Why a product's price is not the one its store names: it waits for somebody's word, or was rejected.
import { Alert } from '@mantine/core'
import type { AdminProduct } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'

export function PriceDoubt({ doubted }: Pick<AdminProduct, 'doubted'>) {
  const { doubted: t } = useTexts().productDesk
  const { locale } = useFacts()
  if (!doubted) return null
  const { state, priceCents, until } = doubted
  return (
    <Alert
      color="honey"
      icon={<Icon name="alert" />}
      title={t[state].title({ price: formatMoney(priceCents, locale) })}
    >
      <p>{t[state].text()}</p>
      {state === 'rejected' && (
        <p>
          {t.until()} <When iso={until} />
        </p>
      )}
      <DeskLink
        mt="sm"
        size="sm"
        to={paths.adminSyncPrices(state === 'rejected' ? { which: state } : {})}
        rightSection={<Icon name="arrow-right" />}
      >
        {t.see()}
      </DeskLink>
    </Alert>
  )
}
