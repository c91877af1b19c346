// The procedures of checkout and orders: visitors quote and place, holders of the link follow, admins move.
import {
  checkoutQuoteInput,
  checkoutQuoteOutput,
  placeOrderInput,
  placeOrderOutput,
} from '#contract/checkout.ts'
import {
  adminListInput,
  adminListOutput,
  adminMoveInput,
  adminMoveOutput,
  adminOrderInput,
  adminTrackInput,
  adminTrackOutput,
  orderInput,
  sendLinkInput,
  sendLinkOutput,
  reportPaymentInput,
  reportPaymentOutput,
} from '#contract/order-desk.ts'
import { orderViewSchema } from '#contract/orders.ts'
import { admin, anyone, router } from '#server/trpc/init.ts'
import { adminList } from './admin-list.ts'
import { adminMove } from './admin-move.ts'
import { adminTrack } from './admin-track.ts'
import { checkoutQuote } from './checkout-quote.ts'
import { placeOrder } from './place-order.ts'
import { readOrder, readOrderAsAdmin } from './read-order.ts'
import { sendLink } from './send-link.ts'
import { reportPayment } from './report-payment.ts'

export const ordersRouter = router({
  checkoutQuote: anyone
    .input(checkoutQuoteInput)
    .output(checkoutQuoteOutput)
    .query(({ ctx, input }) => checkoutQuote(ctx, input)),
  placeOrder: anyone
    .input(placeOrderInput)
    .output(placeOrderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
  order: anyone
    .input(orderInput)
    .output(orderViewSchema)
    .query(({ ctx, input }) => readOrder(ctx, input)),
  reportPayment: anyone
    .input(reportPaymentInput)
    .output(reportPaymentOutput)
    .mutation(({ ctx, input }) => reportPayment(ctx, input)),
  sendLink: anyone
    .input(sendLinkInput)
    .output(sendLinkOutput)
    .mutation(({ ctx, input }) => sendLink(ctx, input)),
  adminList: admin
    .input(adminListInput)
    .output(adminListOutput)
    .query(({ ctx, input }) => adminList(ctx, input)),
  adminOrder: admin
    .input(adminOrderInput)
    .output(orderViewSchema)
    .query(({ ctx, input }) => readOrderAsAdmin(ctx, input.id)),
  adminMove: admin
    .input(adminMoveInput)
    .output(adminMoveOutput)
    .mutation(({ ctx, input }) => adminMove(ctx, input)),
  adminTrack: admin
    .input(adminTrackInput)
    .output(adminTrackOutput)
    .mutation(({ ctx, input }) => adminTrack(ctx, input)),
})
