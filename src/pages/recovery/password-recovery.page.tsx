// /password-recovery: verify the token, new password, success.
import { VerifySteps } from '#src/features/recovery/verify-steps.tsx'
import { postAction } from '#src/lib/form/post-action.ts'

export const action = postAction(async () => {
  const { tokenPosts } = await import('#src/features/recovery/recovery-posts.ts')
  return tokenPosts
})

export const Component = () => <VerifySteps />
