// The least a shipment can cost by a card: what lists show as «from».
import type { Cents } from './money.ts'
import type { RateCard } from './rate-card.ts'
import { priceOfQuantity } from './tariff.ts'

/** The freight of the smallest billed quantity, or the card's least freight where that is more. */
export const leastFreight = (card: RateCard): Cents => {
  const smallest =
    card.unit === 'piece' ? 1000 : Math.max(card.minimumThousandths, card.stepThousandths)
  return Math.max(priceOfQuantity(card, smallest).cents, card.minimumCents)
}
