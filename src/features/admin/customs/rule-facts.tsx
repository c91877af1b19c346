// A customs rule as it stands, fact by fact; addresses of sources are links.
import type { CustomsRule } from '#domain/customs-rule.ts'
import styles from './rule-facts.module.css'
import { useRuleFacts } from './use-rule-facts.ts'

const LINK = /(https:\/\/[^\s;]+)/u

/** The address of a source inside its sentence. */
const Linked = ({ text }: { text: string }) =>
  text.split(LINK).map((part) =>
    LINK.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer nofollow" target="_blank">
        {part.replace(/^https:\/\/(?:www\.)?([^/]+).*$/u, '$1')}
      </a>
    ) : (
      part
    ),
  )

export function RuleFacts({ rule }: { rule: CustomsRule }) {
  const facts = useRuleFacts()(rule)
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ key }) => !['regime', 'confidence'].includes(key))
        .map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Linked text={text} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
