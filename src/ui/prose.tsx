// Rendered Markdown as the shop sets it. The HTML is the server's own (no markup of the writer's survives there).
import { classNames } from './class-names.ts'
import styles from './prose.module.css'

interface ProseProps {
  html: string
  lang?: string | undefined
  className?: string | undefined
}

export const Prose = ({ html, lang, className }: ProseProps) => (
  <div
    className={classNames(styles.prose, className)}
    lang={lang}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
