// What may not travel, kind by kind, each with things people would buy.
import { RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from './content.module.css'

export function RestrictedList() {
  const { contentPages, tariffs } = useTexts()
  const t = contentPages.help.list
  return (
    <section id="restricted" className={styles.section}>
      <h2>{t.title()}</h2>
      <p>{t.lead()}</p>
      <dl className={styles.kinds}>
        {RESTRICTED_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{tariffs.contents[kind]()}</dt>
            <dd>{t[kind]()}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
