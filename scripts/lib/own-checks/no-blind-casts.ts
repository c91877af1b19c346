// A value is what its type says: a cast to never or to a whole context of what is only a part hides what will crash.
import type { SourceText } from '../project-files.ts'

const BLIND = /\bas never\b(?=[\s),;\]}])|\bas (?:unknown as )?(?:Ctx|Deps|PageContext|Config)\b/u

const isOfTests = (path: string): boolean =>
  path.startsWith('tests/') || /[.](?:test|fixture)[.]tsx?$/u.test(path)

export function noBlindCasts({ path, text }: SourceText): string[] {
  if (isOfTests(path)) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      BLIND.test(line.replace(/\/\/.*|^\s*[/*].*/u, ''))
        ? [`${path}:${at + 1} casts what is not known to be so; build the value whole`]
        : [],
    )
}
