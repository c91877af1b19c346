// /reset-password: the link of the mail, new password, success.
import { SIMPLE_PLACES } from '#src/features/recovery/token-from-address.ts'
import { TokenReset } from '#src/features/recovery/token-reset.tsx'
import { postAction } from '#src/lib/form/post-action.ts'

export const action = postAction(async () => {
  const { tokenPosts } = await import('#src/features/recovery/recovery-posts.ts')
  return tokenPosts
})

export const Component = () => <TokenReset places={SIMPLE_PLACES} invalid="simple" />
