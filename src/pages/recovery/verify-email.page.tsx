// /verify-email: the link that confirms an address of mail.
import { ConfirmEmail } from '#src/features/recovery/confirm-email.tsx'
import { postAction } from '#src/lib/form/post-action.ts'

export const action = postAction(async () => {
  const { confirmPosts } = await import('#src/features/recovery/recovery-posts.ts')
  return confirmPosts
})

export const Component = () => <ConfirmEmail />
