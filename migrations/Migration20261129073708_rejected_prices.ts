import { Migration } from '@mikro-orm/migrations';

export class Migration20261129073708_rejected_prices extends Migration {

  override name = 'Migration20261129073708_rejected_prices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_offer" add "rejected_price_cents" int null;`);
    this.addSql(`create index product_offer_rejected on product_offer (product_id) where rejected_price_cents is not null;`);
    // Products of our own that a store's news reached: nobody renews them, so nothing of them may expire.
    this.addSql(`delete from product_offer o using product p where p.id = o.product_id and p.origin = 'manual';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_offer_rejected";`);
    this.addSql(`alter table "product_offer" drop column "rejected_price_cents";`);
  }

}
