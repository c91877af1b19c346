// Proves that no page fetches an action's code without saying what becomes of the form when it is gone.
import { expect, test } from 'vitest'
import { projectFiles } from '../../scripts/lib/project-files.ts'

test('what an action imports comes through actionCode or postAction', () => {
  const pages = projectFiles().filter(({ path }) => /^src\/pages\/.*\.page\.tsx$/u.test(path))
  const bare = pages.filter(({ text }) =>
    /(?<!postAction\(async \(\) => \{\s*const \{ \w+ \} = )await import\(\s*'[^']*(?:action|posts?)\.ts/u.test(
      text,
    ),
  )
  expect(pages.length).toBeGreaterThan(40)
  expect(bare.map(({ path }) => path)).toEqual([])
})
