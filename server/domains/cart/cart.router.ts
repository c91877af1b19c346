// The procedures of the cart: one view to read, and every change answers with the new view and its notice.
import {
  addItemInput,
  addItemOutput,
  cartChangeOutput,
  cartViewSchema,
  removeItemInput,
  replaceCartInput,
  replaceCartOutput,
  sendGoodsInput,
  sendGoodsOutput,
  setQuantityInput,
} from '#contract/cart.ts'
import { clear, removeItem, setQuantity } from '#domain/cart.ts'
import { anyone, router } from '#server/trpc/init.ts'
import { acknowledgePrices } from './acknowledge-prices.ts'
import { addItem } from './add-item.ts'
import { changeCart } from './change-cart.ts'
import { currentCart } from './current-cart.ts'
import { replaceCart } from './replace-cart.ts'
import { sendGoods } from './send-goods.ts'

export const cartRouter = router({
  current: anyone.output(cartViewSchema).query(({ ctx }) => currentCart(ctx)),
  addItem: anyone
    .input(addItemInput)
    .output(addItemOutput)
    .mutation(({ ctx, input }) => addItem(ctx, input)),
  setQuantity: anyone
    .input(setQuantityInput)
    .output(cartChangeOutput)
    .mutation(({ ctx, input: { productId, quantity } }) =>
      changeCart(ctx, (cart) => setQuantity(cart, productId, quantity), productId),
    ),
  removeItem: anyone
    .input(removeItemInput)
    .output(cartChangeOutput)
    .mutation(({ ctx, input }) => changeCart(ctx, (cart) => removeItem(cart, input.productId))),
  clear: anyone.output(cartChangeOutput).mutation(({ ctx }) => changeCart(ctx, clear)),
  replace: anyone
    .input(replaceCartInput)
    .output(replaceCartOutput)
    .mutation(({ ctx, input }) => replaceCart(ctx, input)),
  sendGoods: anyone
    .input(sendGoodsInput)
    .output(sendGoodsOutput)
    .mutation(({ ctx, input }) => sendGoods(ctx, input)),
  acknowledgePrices: anyone.output(cartChangeOutput).mutation(({ ctx }) => acknowledgePrices(ctx)),
})
