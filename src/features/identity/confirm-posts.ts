// What the page that asks an admin who they are does with the answer; fetched when it is sent.
import { confirmIdentityInput } from '#contract/auth.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { runPost } from '#src/lib/form/run-post.ts'
import { type ConfirmAnswer, confirmFields as fields } from './confirm-fields.ts'

export const confirmPosts: Posts<ConfirmAnswer> = ({ write }) => ({
  confirm: (form, page) =>
    runPost(
      {
        form,
        fields,
        schema: confirmIdentityInput,
        // One of the two is enough.
        shape: ({ password, otp }) => (otp === '' ? { password } : { otp }),
        call: (input) => write.auth.confirmIdentity(input),
        done: () => ({ shown: true as const }),
      },
      page,
    ),
})
