// What was wrong with what a store sent: kinds in words, how often, and a few samples to look at.
import { Badge, Group } from '@mantine/core'
import type { SyncRunDetail } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import styles from './sync.module.css'

export function ProblemGroups({ problems }: Pick<SyncRunDetail, 'problems'>) {
  const { syncDesk: t, faultDesk } = useTexts()
  const wordsOf = (code: string) =>
    Object.hasOwn(faultDesk.problem, code)
      ? faultDesk.problem[code as keyof typeof faultDesk.problem]()
      : faultDesk.otherProblem({ code })
  return (
    <section className={styles.section} aria-labelledby="problems">
      <h2 id="problems">{t.problems()}</h2>
      {problems.length === 0 && <p className={styles.soft}>{t.noProblems()}</p>}
      <ul className={styles.list}>
        {problems.map(({ code, count, samples }) => (
          <li key={code} className={styles.item}>
            <Group gap="sm">
              <strong>{wordsOf(code)}</strong>
              <Badge color="honey">{t.times({ count })}</Badge>
            </Group>
            {samples.length > 0 && (
              <details>
                <summary>{t.samples()}</summary>
                <ul className={styles.samples} translate="no">
                  {samples.map(({ externalId, productId, sample }, index) => (
                    <li key={`${externalId} ${index}`}>
                      {productId === null ? (
                        <span>{externalId ?? t.wholePage()}</span>
                      ) : (
                        <Anchor to={paths.adminProduct(productId)}>{externalId}</Anchor>
                      )}
                      <code lang="en">{sample}</code>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
