import { Migration } from '@mikro-orm/migrations';

export class Migration20261128084530_product_corrections extends Migration {

  override name = 'Migration20261128084530_product_corrections';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "hidden_by_admin" boolean not null default false, add "offered" boolean not null default true, add "fixed_fields" text[] not null default '{}', add "provider_values" jsonb not null default '{}';`);
    // A product that is in no list was there no longer; and the weights that admins put in by hand stay theirs.
    this.addSql(`update "product" set "offered" = false where not "listed";`);
    this.addSql(`update "product" set "fixed_fields" = '{weight}' where "weight_source" = 'manual' and "origin" <> 'manual';`);
    // The indexes of the lists go with the column and come back with it.
    this.addSql(`alter table "product" drop column "listed";`);
    this.addSql(`alter table "product" add "listed" boolean generated always as (offered and not hidden_by_admin) stored not null;`);
    this.addSql(`create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_price on product (price_cents, id, category, source_store, availability) where listed;`);
    this.addSql(`create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_newest on product (id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_facet on product (category, source_store, availability, price_cents) where listed;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "listed";`);
    this.addSql(`alter table "product" add "listed" boolean not null default true;`);
    this.addSql(`update "product" set "listed" = "offered" and not "hidden_by_admin";`);
    this.addSql(`create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_price on product (price_cents, id, category, source_store, availability) where listed;`);
    this.addSql(`create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_newest on product (id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_facet on product (category, source_store, availability, price_cents) where listed;`);
    this.addSql(`alter table "product" drop column "hidden_by_admin", drop column "offered", drop column "fixed_fields", drop column "provider_values";`);
  }

}
