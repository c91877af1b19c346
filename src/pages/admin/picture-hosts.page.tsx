// The servers whose pictures products may show beside those of the stores.
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { PictureHostsForm } from '#src/features/admin/products/picture-hosts-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

export function Component() {
  const { productDesk: t } = useTexts()
  const { data } = useSuspenseQuery(trpc.catalogue.adminPictureHosts.queryOptions())
  return (
    <DeskPage
      title={t.pictureHosts.title()}
      lead={t.pictureHosts.lead()}
      back={{ to: paths.adminProducts, words: t.back() }}
    >
      <PictureHostsForm stored={data} />
    </DeskPage>
  )
}
