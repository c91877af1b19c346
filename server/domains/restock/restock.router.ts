// Restock alerts: asked for by anybody with an address, ended by whoever has the key of a mail or is signed in.
import {
  askRestockInput,
  askRestockOutput,
  endMyRestockOutput,
  leaveRestockInput,
  leaveRestockOutput,
  myRestockOutput,
} from '#contract/restock.ts'
import { anyone, customer, router } from '#server/trpc/init.ts'
import { endMyAlerts, listMyAlerts } from './alerts-of-person.ts'
import { askAlert } from './ask-alert.ts'
import { leaveAlerts } from './leave-alerts.ts'

export const restockRouter = router({
  ask: anyone
    .input(askRestockInput)
    .output(askRestockOutput)
    .mutation(({ ctx, input }) => askAlert(ctx, input)),
  leave: anyone
    .input(leaveRestockInput)
    .output(leaveRestockOutput)
    .mutation(({ ctx, input }) => leaveAlerts(ctx, input)),
  mine: customer.output(myRestockOutput).query(({ ctx }) => listMyAlerts(ctx)),
  endMine: customer.output(endMyRestockOutput).mutation(({ ctx }) => endMyAlerts(ctx)),
})
