// What the forms of the newsletter do: subscribe, confirm by the key of the mail, and leave by the other one.
import { newsletterTokenInput, subscribeInput } from '#contract/newsletter.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { byLink } from '#src/lib/form/by-link.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post, type RunPost } from '#src/lib/form/run-post.ts'
import { joinFields, type NewsletterAnswer } from './newsletter-fields.ts'

const follow = (
  { newsletter }: PageContext['write'],
  deed: 'confirm' | 'leave',
  token: string,
): RunPost<NewsletterAnswer> =>
  byLink<NewsletterAnswer>(
    post({
      fields: {},
      schema: newsletterTokenInput,
      extra: { token },
      call: (input) => newsletter[deed](input),
      done: ({ email }) => ({
        email,
        outcome: deed === 'confirm' ? ('confirmed' as const) : ('left' as const),
      }),
    }),
  )

/** A mail program leaves with one POST to the address of the mail: the token stands there, and no field is looked at. */
export const newsletterPosts: Posts<NewsletterAnswer> = ({ write }, { request }) => {
  const query = new URL(request.url).searchParams
  const [leave, confirm] = [query.get('leave'), query.get('confirm')]
  const join = post({
    fields: joinFields,
    schema: subscribeInput,
    call: (input) => write.newsletter.subscribe(input),
    done: ({ pending }) => ({ outcome: pending ? ('pending' as const) : ('subscribed' as const) }),
  })
  const posts: Record<string, RunPost<NewsletterAnswer>> = leave !== null
    ? { leave: follow(write, 'leave', leave) }
    : confirm !== null
      ? { confirm: follow(write, 'confirm', confirm) }
      : { join }
  return posts
}
