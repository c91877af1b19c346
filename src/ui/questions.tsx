// Questions people ask, folded, and once more for search engines.
import { JsonScript } from './json-script.tsx'
import { Question } from './question.tsx'

interface QuestionsProps {
  /** Each a question and its answer, in plain words. */
  items: readonly (readonly [question: string, answer: string])[]
}

const dataOf = (items: QuestionsProps['items']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function Questions({ items }: QuestionsProps) {
  return (
    <>
      <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf(items) : {}} />
      {items.map(([question, answer]) => (
        <Question key={question} question={question}>
          <p>{answer}</p>
        </Question>
      ))}
    </>
  )
}
