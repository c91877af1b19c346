// Asks for one's address in the warehouse by the messaging program, with the question already typed.
import { useFacts } from '#src/lib/facts.ts'
import { chatUrl } from '#src/lib/chat-url.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export function WarehouseLink() {
  const { landing: t } = useTexts()
  const { whatsapp = '' } = useFacts()
  return (
    <ButtonLink
      href={chatUrl(whatsapp, t.warehouse.message())}
      target="_blank"
      rel="noreferrer"
      icon="chat"
    >
      {t.warehouse.ask()}
      <VisuallyHidden>{` (${t.finder.newTab()})`}</VisuallyHidden>
    </ButtonLink>
  )
}
