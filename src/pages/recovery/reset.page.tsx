// /reset, /password-reset, /recover: the variant that finds a token in more places.
import { VARIANT_PLACES } from '#src/features/recovery/token-from-address.ts'
import { TokenReset } from '#src/features/recovery/token-reset.tsx'
import { postAction } from '#src/lib/form/post-action.ts'

export const action = postAction(async () => {
  const { tokenPosts } = await import('#src/features/recovery/recovery-posts.ts')
  return tokenPosts
})

export const Component = () => <TokenReset places={VARIANT_PLACES} invalid="variant" />
