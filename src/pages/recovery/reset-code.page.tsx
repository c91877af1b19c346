// /reset-code: address, six digits, new password, success.
import { CodeSteps } from '#src/features/recovery/code-steps.tsx'
import { postAction } from '#src/lib/form/post-action.ts'

export const action = postAction(async () => {
  const { codePosts } = await import('#src/features/recovery/recovery-posts.ts')
  return codePosts
})

export const Component = () => <CodeSteps />
