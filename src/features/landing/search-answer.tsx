// What a search of a store leads to: the store's own list, the same words in our catalogue, and somebody to ask what it costs.
import { paths } from '#contract/paths.ts'
import { type AffiliateIds, affiliateSearchUrl } from '#domain/affiliate.ts'
import type { PartnerStore } from '#domain/vocabulary.ts'
import { chatUrl } from '#src/lib/chat-url.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

interface SearchAnswerProps {
  store: PartnerStore
  term: string | null
  ids: AffiliateIds
}

export function SearchAnswer({ store, term, ids }: SearchAnswerProps) {
  const { landing, catalogue } = useTexts()
  const { whatsapp } = useFacts()
  const t = landing.finder
  const words = term?.trim() ?? ''
  const address = affiliateSearchUrl(store, words, ids)
  if (address === null) return null
  const name = catalogue.stores[store]()
  return (
    <Notice
      title={t.opened({ store: name, term: words })}
      actions={
        <>
          <ButtonLink
            href={address}
            target="_blank"
            rel="sponsored nofollow noopener"
            iconEnd="external"
            variant="soft"
          >
            {t.open({ store: name })}
            <VisuallyHidden>{` (${t.newTab()})`}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink to={paths.products({ search: words })} variant="secondary">
            {t.ours()}
          </ButtonLink>
          {whatsapp ? (
            <ButtonLink
              href={chatUrl(whatsapp, t.question({ store: name }))}
              target="_blank"
              rel="noreferrer"
              icon="chat"
              variant="quiet"
            >
              {t.ask()}
              <VisuallyHidden>{` (${t.newTab()})`}</VisuallyHidden>
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact()} variant="quiet">
              {t.ask()}
            </ButtonLink>
          )}
        </>
      }
    >
      {t.openedText()}
    </Notice>
  )
}
