// Why a service, how it goes and what people ask.
import type { Service } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Questions } from '#src/ui/questions.tsx'
import styles from './service-parts.module.css'

export function ServiceText({ code }: { code: Service }) {
  const { transport: t } = useTexts()
  const words = t[code]
  const points = [words.point1(), words.point2(), words.point3()]
  const steps = [words.step1(), words.step2(), words.step3()]
  return (
    <>
      <section aria-labelledby="service-points">
        <h2 id="service-points" className={styles.title}>
          {t.points()}
        </h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="service-steps">
        <h2 id="service-steps" className={styles.title}>
          {t.steps()}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  )
}

export function ServiceQuestions({ code }: { code: Service }) {
  const { transport: t } = useTexts()
  const words = t[code]
  const questions = [
    [words.question1(), words.answer1()],
    [words.question2(), words.answer2()],
    [words.question3(), words.answer3()],
  ] as const
  return (
    <section aria-labelledby="service-faq">
      <h2 id="service-faq" className={styles.title}>
        {t.faq()}
      </h2>
      <Questions items={questions} />
    </section>
  )
}
