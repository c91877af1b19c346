// The questions once more for search engines.
import type { Help } from '#contract/content.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

const dataOf = (sections: Help['sections']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: sections
    .flatMap(({ questions }) => questions)
    .map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
})

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export const HelpData = ({ sections }: Pick<Help, 'sections'>) => (
  <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf(sections) : {}} />
)
