// A priced service's way on: its goods go into the cart, to be ordered by it.
import type { OrderService } from '#domain/shipping-services.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { type QuoteAnswer, sendFields } from './quote-fields.ts'

interface SendGoodsProps {
  service: OrderService
  /** Of the page's table of forms. */
  intent: 'send' | 'order'
  submit: string
  /** Where it is posted to; else to the address of the page. */
  action?: string
  answer: QuoteAnswer | undefined
}

export function SendGoods({ service, intent, submit, action, answer }: SendGoodsProps) {
  const { quoting: t } = useTexts()
  const form = usePostForm({
    fields: sendFields,
    intent,
    hidden: { service },
    words: {},
    answer,
    offline: t.offline,
  })
  const hasOthers = form.failed !== undefined && answer?.refused?.code === 'cart_has_others'
  return (
    <PostForm
      form={form}
      submit={submit}
      look={{ icon: 'cart' }}
      {...(action && { action })}
      beside={
        hasOthers && (
          <Button type="submit" name="replace" value="1" variant="secondary" wide>
            {t.replaceCart()}
          </Button>
        )
      }
    >
      {/* Its fields are not typed. */ ''}
    </PostForm>
  )
}
