import { Migration } from '@mikro-orm/migrations';

export class Migration20261201170143_restock_alerts extends Migration {

  override name = 'Migration20261201170143_restock_alerts';

  override up(): void | Promise<void> {
    this.addSql(`create table "restock_alert" ("id" serial primary key, "product_id" int not null, "email" text not null, "user_id" int null, "locale" text not null, "destination" text not null, "created_at" timestamptz not null, "told_at" timestamptz null);`);
    this.addSql(`create index "restock_alert_user" on "restock_alert" ("user_id");`);
    this.addSql(`create unique index restock_alert_open on restock_alert (product_id, email) where told_at is null;`);
    this.addSql(`create index "restock_alert_email" on "restock_alert" ("email");`);

    this.addSql(`alter table "restock_alert" add constraint "restock_alert_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade;`);
    this.addSql(`alter table "restock_alert" add constraint "restock_alert_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "restock_alert" cascade;`);
  }

}
