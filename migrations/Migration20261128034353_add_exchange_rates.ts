import { Migration } from '@mikro-orm/migrations';

export class Migration20261128034353_add_exchange_rates extends Migration {

  override name = 'Migration20261128034353_add_exchange_rates';

  override up(): void | Promise<void> {
    this.addSql(`create table "bolivar_choice" ("id" serial primary key, "kind" text not null, "chosen_by" int not null, "chosen_at" timestamptz not null);`);

    this.addSql(`create table "exchange_rate" ("id" serial primary key, "currency" text not null, "kind" text not null, "rate" numeric(20,10) null, "source" text not null, "sandbox" boolean not null, "value_date" timestamptz null, "valid_until" timestamptz null, "fetched_at" timestamptz not null, "status" text not null, "doubt" text null, "note" text not null default '', "created_by" int null, "decided_by" int null, "decided_at" timestamptz null);`);
    this.addSql(`create index exchange_rate_good on exchange_rate (sandbox, currency, kind, value_date desc, id desc) where status = 'good';`);
    this.addSql(`create index "exchange_rate_fetched" on "exchange_rate" ("fetched_at");`);

    this.addSql(`alter table "exchange_rate" add constraint "exchange_rate_usable" check ((status = 'rejected') OR ((rate > 0) AND (value_date IS NOT NULL)));`);
    this.addSql(`alter table "exchange_rate" add constraint "exchange_rate_override" check ((kind <> 'override') OR (valid_until IS NOT NULL));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "bolivar_choice" cascade;`);
    this.addSql(`drop table if exists "exchange_rate" cascade;`);
  }

}
