// What the forms of restock alerts do: ask for one on a product's page, and end them by the key of a mail or signed in.
import { redirect } from 'react-router'
import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { askRestockInput, leaveRestockInput } from '#contract/restock.ts'
import { byLink } from '#src/lib/form/by-link.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import { type RestockAnswer, restockFields } from './restock-fields.ts'

export const askPosts: Posts<RestockAnswer> = ({ write }, { params }) => ({
  restock: post({
    fields: restockFields,
    schema: askRestockInput,
    extra: { productId: Number(params['id']) },
    call: (input) => write.restock.ask(input),
    done: () => ({ outcome: 'asked' as const }),
  }),
})

export const leavePosts: Posts<RestockAnswer> = ({ write }, { request }) => ({
  leave: byLink<RestockAnswer>(
    post({
      fields: {},
      schema: leaveRestockInput,
      extra: { token: new URL(request.url).searchParams.get('leave') ?? '' },
      call: (input) => write.restock.leave(input),
      done: ({ email }) => ({ outcome: 'left' as const, email }),
    }),
  ),
})

export const minePosts: Posts<RestockAnswer> = ({ write }) => ({
  endMine: post({
    fields: {},
    schema: z.object({}),
    call: () => write.restock.endMine(),
    done: () => redirect(paths.accountFavourites(), 303),
  }),
})
