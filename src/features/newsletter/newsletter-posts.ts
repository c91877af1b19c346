// What the forms of the newsletter do: subscribe, confirm by the key of the mail, and leave by the other one.
import { data } from 'react-router'
import { newsletterTokenInput, subscribeInput } from '#contract/newsletter.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post, type RunPost, runPost } from '#src/lib/form/run-post.ts'
import { joinFields, type NewsletterAnswer } from './newsletter-fields.ts'

/** Nothing else tells a mail program that its click did nothing. */
const BAD_LINK_STATUS = 400

const follow =
  (deed: 'confirm' | 'leave', token: string) => async (form: FormData, page: PageContext) => {
    const answer: NewsletterAnswer | Response = await runPost(
      {
        form,
        fields: {},
        schema: newsletterTokenInput,
        extra: { token },
        call: (input) => page.write.newsletter[deed](input),
        done: ({ email }) => ({
          email,
          outcome: deed === 'confirm' ? ('confirmed' as const) : ('left' as const),
        }),
      },
      page,
    )
    const isGood = answer instanceof Response || answer.outcome || answer.unsaved
    return isGood ? answer : data(answer, { status: BAD_LINK_STATUS })
  }

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
    ? { leave: follow('leave', leave) }
    : confirm !== null
      ? { confirm: follow('confirm', confirm) }
      : { join }
  return posts
}
