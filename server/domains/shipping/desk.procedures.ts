// The procedures of the tariff desk, for admins only: versions, confirmations, suspensions and quotes as of a date.
import { addDestinationInput, addDestinationOutput } from '#contract/add-destination.ts'
import {
  addNetworkVersionInput,
  addNetworkVersionOutput,
  networkVersionsInput,
  networkVersionsOutput,
} from '#contract/network-desk.ts'
import {
  addRateCardInput,
  addRateCardOutput,
  changedOutput,
  confirmRateCardInput,
  liftSuspensionInput,
  rateCardsInput,
  rateCardsOutput,
  simulateInput,
  simulateOutput,
  suspendRouteInput,
  suspendRouteOutput,
  tariffDeskOutput,
} from '#contract/shipping-desk.ts'
import { admin } from '#server/trpc/init.ts'
import { addDestination } from './add-destination.ts'
import { addNetworkVersion } from './add-network-version.ts'
import { addRateCard } from './add-rate-card.ts'
import { confirmRateCard } from './confirm-rate-card.ts'
import { listNetworkVersions } from './list-network-versions.ts'
import { listRateCards } from './list-rate-cards.ts'
import { simulateQuote } from './simulate-quote.ts'
import { liftSuspension, suspendRoute } from './suspend-route.ts'
import { viewTariffDesk } from './view-tariff-desk.ts'

export const deskProcedures = {
  desk: admin.output(tariffDeskOutput).query(({ ctx }) => viewTariffDesk(ctx)),
  rateCards: admin
    .input(rateCardsInput)
    .output(rateCardsOutput)
    .query(({ ctx, input }) => listRateCards(ctx, input)),
  addRateCard: admin
    .input(addRateCardInput)
    .output(addRateCardOutput)
    .mutation(({ ctx, input }) => addRateCard(ctx, input)),
  confirmRateCard: admin
    .input(confirmRateCardInput)
    .output(addRateCardOutput)
    .mutation(({ ctx, input }) => confirmRateCard(ctx, input)),
  simulate: admin
    .input(simulateInput)
    .output(simulateOutput)
    .query(({ ctx, input }) => simulateQuote(ctx, input)),
  suspendRoute: admin
    .input(suspendRouteInput)
    .output(suspendRouteOutput)
    .mutation(({ ctx, input }) => suspendRoute(ctx, input)),
  liftSuspension: admin
    .input(liftSuspensionInput)
    .output(changedOutput)
    .mutation(({ ctx, input }) => liftSuspension(ctx, input)),
  networkVersions: admin
    .input(networkVersionsInput)
    .output(networkVersionsOutput)
    .query(({ ctx, input }) => listNetworkVersions(ctx, input)),
  addNetworkVersion: admin
    .input(addNetworkVersionInput)
    .output(addNetworkVersionOutput)
    .mutation(({ ctx, input }) => addNetworkVersion(ctx, input)),
  addDestination: admin
    .input(addDestinationInput)
    .output(addDestinationOutput)
    .mutation(({ ctx, input }) => addDestination(ctx, input)),
}
