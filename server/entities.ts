// The list of everything that is stored, for the ORM and the migration generator; npm run migrate:create writes it.
import { Favourite } from './domains/account/favourite.entity.ts'
import { UserAddress } from './domains/account/user-address.entity.ts'
import { AccountToken } from './domains/auth/account-token.entity.ts'
import { PasskeyChallenge } from './domains/auth/passkey-challenge.entity.ts'
import { Passkey } from './domains/auth/passkey.entity.ts'
import { RecoveryCode } from './domains/auth/recovery-code.entity.ts'
import { Session } from './domains/auth/session.entity.ts'
import { User } from './domains/auth/user.entity.ts'
import { InvoiceCounter } from './domains/billing/invoice-counter.entity.ts'
import { InvoiceLine } from './domains/billing/invoice-line.entity.ts'
import { Invoice } from './domains/billing/invoice.entity.ts'
import { PaymentMethod } from './domains/billing/payment-method.entity.ts'
import { Payment } from './domains/billing/payment.entity.ts'
import { Article } from './domains/blog/article.entity.ts'
import { FormerAddress } from './domains/blog/former-address.entity.ts'
import { CartLine } from './domains/cart/cart-line.entity.ts'
import { Cart } from './domains/cart/cart.entity.ts'
import { ImportRun } from './domains/catalogue/import/import-run.entity.ts'
import { PriceChange } from './domains/catalogue/offers/price-change.entity.ts'
import { ProductKey } from './domains/catalogue/offers/product-key.entity.ts'
import { ProductOffer } from './domains/catalogue/offers/product-offer.entity.ts'
import { ProductPair } from './domains/catalogue/offers/product-pair.entity.ts'
import { ProductReading } from './domains/catalogue/offers/product-reading.entity.ts'
import { PictureHost } from './domains/catalogue/product/picture-host.entity.ts'
import { Product } from './domains/catalogue/product/product.entity.ts'
import { SearchSpelling } from './domains/catalogue/search/search-spelling.entity.ts'
import { SearchWord } from './domains/catalogue/search/search-word.entity.ts'
import { ContactMessage } from './domains/contact/contact-message.entity.ts'
import { ContactReply } from './domains/contact/contact-reply.entity.ts'
import { MessagingInquiry } from './domains/contact/messaging-inquiry.entity.ts'
import { Subscriber } from './domains/contact/subscriber.entity.ts'
import { BolivarChoice } from './domains/currency/bolivar-choice.entity.ts'
import { ExchangeRate } from './domains/currency/exchange-rate.entity.ts'
import { CustomsRuleEntry } from './domains/customs/customs-rule.entity.ts'
import { DeliveryPhoto } from './domains/gallery/delivery-photo.entity.ts'
import { OrderEvent } from './domains/orders/order-event.entity.ts'
import { OrderLine } from './domains/orders/order-line.entity.ts'
import { Order } from './domains/orders/order.entity.ts'
import { StockWatch } from './domains/orders/stock-watch.entity.ts'
import { RestockAlert } from './domains/restock/restock-alert.entity.ts'
import { Destination } from './domains/shipping/destination.entity.ts'
import { NetworkVersion } from './domains/shipping/network-version.entity.ts'
import { PackingBox } from './domains/shipping/packing-box.entity.ts'
import { RateCard } from './domains/shipping/rate-card.entity.ts'
import { RouteSuspension } from './domains/shipping/route-suspension.entity.ts'
import { SavedQuote } from './domains/shipping/saved-quote.entity.ts'
import { ShippingCountry } from './domains/shipping/shipping-country.entity.ts'
import { ShippingService } from './domains/shipping/shipping-service.entity.ts'
import { TariffCounter } from './domains/shipping/tariff-counter.entity.ts'
import { StorePath } from './domains/sync/store-path.entity.ts'
import { SyncProblem } from './domains/sync/sync-problem.entity.ts'
import { SyncProvider } from './domains/sync/sync-provider.entity.ts'
import { SyncRun } from './domains/sync/sync-run.entity.ts'
import { AuditEntry } from './platform/audit-entry.entity.ts'
import { OutboxMail } from './platform/outbox-mail.entity.ts'
import { RateLimit } from './platform/rate-limit.entity.ts'
import { SecretMark } from './platform/secret-mark.entity.ts'

export const entities = [
  AccountToken,
  Article,
  AuditEntry,
  BolivarChoice,
  Cart,
  CartLine,
  ContactMessage,
  ContactReply,
  CustomsRuleEntry,
  DeliveryPhoto,
  Destination,
  ExchangeRate,
  Favourite,
  FormerAddress,
  ImportRun,
  Invoice,
  InvoiceCounter,
  InvoiceLine,
  MessagingInquiry,
  NetworkVersion,
  Order,
  OrderEvent,
  OrderLine,
  OutboxMail,
  PackingBox,
  Passkey,
  PasskeyChallenge,
  Payment,
  PaymentMethod,
  PictureHost,
  PriceChange,
  Product,
  ProductKey,
  ProductOffer,
  ProductPair,
  ProductReading,
  RateCard,
  RateLimit,
  RecoveryCode,
  RestockAlert,
  RouteSuspension,
  SavedQuote,
  SearchSpelling,
  SearchWord,
  SecretMark,
  Session,
  ShippingCountry,
  ShippingService,
  StockWatch,
  StorePath,
  Subscriber,
  SyncProblem,
  SyncProvider,
  SyncRun,
  TariffCounter,
  User,
  UserAddress,
] as const
