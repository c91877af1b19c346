// A priced parcel's way on: what it takes to have it carried.
import { paths } from '#contract/paths.ts'
import { type PricedService, SERVICE_SLUGS } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** Parcels arrive at one's own address in Miami; what is no parcel is talked about first. */
export function SendParcel({ service }: { service: PricedService }) {
  const { quoting: t } = useTexts()
  const isParcel = service !== 'vehicle' && service !== 'furniture'
  return (
    <ButtonLink
      to={isParcel ? paths.service(SERVICE_SLUGS.mailbox) : paths.contact()}
      variant="secondary"
      iconEnd="arrow-right"
      wide
    >
      {t.sendThis()}
    </ButtonLink>
  )
}
