import { Migration } from '@mikro-orm/migrations';

export class Migration20261201144000_joined_products extends Migration {

  override name = 'Migration20261201144000_joined_products';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "joined_as" int null;`);
    this.addSql(`create index product_by_joined on product (joined_as, price_cents, id, category, source_store, availability, listed) where joined_as is not null;`);
    // The orders of lists know it too, so that a list still reads nothing but its index.
    this.addSql(`drop index product_by_featured;`);
    this.addSql(`create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents, joined_as) where listed;`);
    this.addSql(`drop index product_by_popularity;`);
    this.addSql(`create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents, joined_as) where listed;`);
    this.addSql(`drop index product_by_price;`);
    this.addSql(`create index product_by_price on product (price_cents, id, category, source_store, availability, joined_as) where listed;`);
    this.addSql(`drop index product_by_rating;`);
    this.addSql(`create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents, joined_as) where listed;`);
    this.addSql(`drop index product_by_newest;`);
    this.addSql(`create index product_by_newest on product (id desc, category, source_store, availability, price_cents, joined_as) where listed;`);
    this.addSql(`drop index product_by_facet;`);
    this.addSql(`create index product_by_facet on product (category, source_store, availability, price_cents, joined_as) where listed;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_by_joined";`);
    this.addSql(`drop index product_by_featured;`);
    this.addSql(`create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`drop index product_by_popularity;`);
    this.addSql(`create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`drop index product_by_price;`);
    this.addSql(`create index product_by_price on product (price_cents, id, category, source_store, availability) where listed;`);
    this.addSql(`drop index product_by_rating;`);
    this.addSql(`create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`drop index product_by_newest;`);
    this.addSql(`create index product_by_newest on product (id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`drop index product_by_facet;`);
    this.addSql(`create index product_by_facet on product (category, source_store, availability, price_cents) where listed;`);
    this.addSql(`alter table "product" drop column "joined_as";`);
  }

}
