import { Migration } from '@mikro-orm/migrations';

export class Migration20261128051631_packing_boxes extends Migration {

  override name = 'Migration20261128051631_packing_boxes';

  override up(): void | Promise<void> {
    this.addSql(`create table "packing_box" ("id" serial primary key, "name" text not null, "inner" jsonb not null, "outer" jsonb not null, "tare" jsonb not null, "max_weight" jsonb not null, "price_cents" int not null, "confirmed" boolean not null default false, "active" boolean not null default true, "updated_at" timestamptz not null);`);
    this.addSql(`alter table "packing_box" add constraint "packing_box_name" unique ("name");`);

    this.addSql(`alter table "packing_box" add constraint "packing_box_price" check (price_cents >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "packing_box" cascade;`);
  }

}
