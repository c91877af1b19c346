// The admin's list of products.
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { ProductsList } from '#src/features/admin/products/products-list.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'

export function Component() {
  const { admin, productDesk: t } = useTexts()
  return (
    <DeskPage
      title={admin.products()}
      actions={
        <>
          <DeskLink to={paths.adminNewProduct} variant="filled" leftSection={<Icon name="plus" />}>
            {t.create()}
          </DeskLink>
          <DeskLink to={paths.adminPictureHosts}>{t.pictureHosts.title()}</DeskLink>
        </>
      }
    >
      <ProductsList />
    </DeskPage>
  )
}
