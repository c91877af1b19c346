import { Migration } from '@mikro-orm/migrations';

export class Migration20261128192222_product_pairs extends Migration {

  override name = 'Migration20261128192222_product_pairs';

  override up(): void | Promise<void> {
    this.addSql(`create table "product_key" ("key" text not null, "store" text not null, "product_id" int not null, primary key ("key", "store", "product_id"));`);
    this.addSql(`create index "product_key_product" on "product_key" ("product_id");`);

    this.addSql(`create table "product_pair" ("id" serial primary key, "first_id" int not null, "second_id" int not null, "ground" text not null, "decision" text null, "decided_by" int null, "decided_at" timestamptz null, "found_at" timestamptz not null, "shown" boolean generated always as (coalesce(decision, case when ground in ('gtin', 'brand_model') then 'same' else 'different' end) = 'same') stored not null);`);
    this.addSql(`create index "product_pair_second" on "product_pair" ("second_id");`);
    this.addSql(`create index product_pair_open on product_pair (id) where decision is null and not shown;`);
    this.addSql(`alter table "product_pair" add constraint "product_pair_identity" unique ("first_id", "second_id");`);

    this.addSql(`create table "product_reading" ("product_id" int not null, "told" bigint not null, "compared" boolean not null default false, primary key ("product_id"));`);
    this.addSql(`create index product_reading_open on product_reading (product_id) where not compared;`);

    this.addSql(`alter table "product" add "gtin" text null;`);

    this.addSql(`alter table "product_key" add constraint "product_key_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade;`);

    this.addSql(`alter table "product_pair" add constraint "product_pair_first_id_foreign" foreign key ("first_id") references "product" ("id") on delete cascade;`);
    this.addSql(`alter table "product_pair" add constraint "product_pair_second_id_foreign" foreign key ("second_id") references "product" ("id") on delete cascade;`);
    this.addSql(`alter table "product_pair" add constraint "product_pair_ordered" check (first_id < second_id);`);

    this.addSql(`alter table "product_reading" add constraint "product_reading_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "product_key" cascade;`);
    this.addSql(`drop table if exists "product_pair" cascade;`);
    this.addSql(`drop table if exists "product_reading" cascade;`);

    this.addSql(`alter table "product" drop column "gtin";`);
  }

}
