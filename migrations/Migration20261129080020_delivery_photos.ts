import { Migration } from '@mikro-orm/migrations';

export class Migration20261129080020_delivery_photos extends Migration {

  override name = 'Migration20261129080020_delivery_photos';

  override up(): void | Promise<void> {
    this.addSql(`create table "delivery_photo" ("id" serial primary key, "picture" text not null, "captions" jsonb not null, "alts" jsonb not null, "city" text not null, "month" text not null, "shown" boolean not null, "agreed_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" int null);`);
    this.addSql(`create index "delivery_photo_list" on "delivery_photo" ("month", "id");`);

    this.addSql(`alter table "delivery_photo" add constraint "delivery_photo_month" check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])\$');`);
    this.addSql(`alter table "delivery_photo" add constraint "delivery_photo_agreed" check (agreed_at is not null or picture ~ '^/demo/');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "delivery_photo" cascade;`);
  }

}
