// The one thing to do on the page of a service that no box calculator prices: each has its own next step.
import { paths } from '#contract/paths.ts'
import { shipmentQuery } from '#contract/shipment-view.ts'
import type { Service } from '#domain/shipping-services.ts'
import { chatUrl } from '#src/lib/chat-url.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'

export function ServiceAction({ code }: { code: Service }) {
  const { action } = useTexts().transport
  const { whatsapp = '' } = useFacts()
  if (code === 'mailbox')
    return (
      <ButtonLink href={chatUrl(whatsapp, action.message())} rel="noreferrer" size="l" icon="chat">
        {action.ask()}
      </ButtonLink>
    )
  if (code === 'consolidation')
    return (
      <ButtonLink to={paths.consolidation()} size="l" iconEnd="arrow-right">
        {action.plan()}
      </ButtonLink>
    )
  if (code !== 'vehicle' && code !== 'furniture') return null
  const query = shipmentQuery({ service: code })
  return (
    <ButtonLink to={paths.calculator(query)} size="l" iconEnd="arrow-right" rel="nofollow">
      {action.price()}
    </ButtonLink>
  )
}
