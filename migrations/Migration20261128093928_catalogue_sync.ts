import { Migration } from '@mikro-orm/migrations';

export class Migration20261128093928_catalogue_sync extends Migration {

  override name = 'Migration20261128093928_catalogue_sync';

  override up(): void | Promise<void> {
    this.addSql(`create table "price_change" ("id" serial primary key, "product_id" int not null, "price_cents" int not null, "at" timestamptz not null);`);
    this.addSql(`create index "price_change_product" on "price_change" ("product_id", "at");`);

    this.addSql(`create table "product_offer" ("product_id" int not null, "provider" text not null, "run_id" int not null, "seen_at" timestamptz not null, "expires_at" timestamptz not null, "gone" boolean not null default false, "held_price_cents" int null, "held_since" timestamptz null, "details_at" timestamptz null, primary key ("product_id"));`);
    // Every run touches every row: room on its page lets that happen without touching the indexes.
    this.addSql(`alter table "product_offer" set (fillfactor = 70);`);
    this.addSql(`create index product_offer_held on product_offer (product_id) where held_price_cents is not null;`);

    this.addSql(`create table "store_path" ("id" serial primary key, "provider" text not null, "path" text not null, "sample" text not null, "seen" int not null default 1, "category" text null, "ignored" boolean not null default false, "last_seen_at" timestamptz not null, "decided_by" int null);`);
    this.addSql(`alter table "store_path" add constraint "store_path_place" unique ("provider", "path");`);

    this.addSql(`create table "sync_provider" ("provider" text not null, "paused" boolean not null default false, "sales_policy" text null, "expires_hours" int null, "keeps_history" boolean null, "quota_day" date null, "calls_today" int not null default 0, "next_call_at" timestamptz null, "failures" int not null default 0, "rests_until" timestamptz null, "last_success_at" timestamptz null, "last_seen" int null, "product_count" int not null default 0, "told_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("provider"));`);

    this.addSql(`create table "sync_run" ("id" serial primary key, "provider" text not null, "state" text not null default 'waiting', "phase" text not null default 'list', "trigger" text not null, "cursor" text null, "lease" text null, "lease_until" timestamptz null, "tries" int not null default 0, "rests_until" timestamptz null, "pages" int not null default 0, "calls" int not null default 0, "seen" int not null default 0, "created" int not null default 0, "changed" int not null default 0, "unchanged" int not null default 0, "rejected" int not null default 0, "unmapped" int not null default 0, "held" int not null default 0, "hidden" int not null default 0, "is_whole" boolean not null default true, "doubt" text null, "before" int null, "fault" jsonb null, "problem_counts" jsonb not null default '{}', "created_at" timestamptz not null default now(), "started_at" timestamptz null, "ended_at" timestamptz null);`);
    this.addSql(`create index "sync_run_provider" on "sync_run" ("provider", "id");`);
    this.addSql(`create unique index sync_run_waiting on sync_run (provider) where state = 'waiting';`);
    this.addSql(`create unique index sync_run_running on sync_run (provider) where state = 'running';`);

    this.addSql(`create table "sync_problem" ("id" serial primary key, "run_id" int not null, "code" text not null, "external_id" text null, "sample" text not null);`);
    this.addSql(`create index "sync_problem_run" on "sync_problem" ("run_id");`);

    this.addSql(`alter table "product" drop column "last_synced_at";`);

    this.addSql(`alter table "price_change" add constraint "price_change_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade;`);

    this.addSql(`alter table "product_offer" add constraint "product_offer_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "sync_problem" add constraint "sync_problem_run_id_foreign" foreign key ("run_id") references "sync_run" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_problem" drop constraint "sync_problem_run_id_foreign";`);

    this.addSql(`drop table if exists "price_change" cascade;`);
    this.addSql(`drop table if exists "product_offer" cascade;`);
    this.addSql(`drop table if exists "store_path" cascade;`);
    this.addSql(`drop table if exists "sync_provider" cascade;`);
    this.addSql(`drop table if exists "sync_run" cascade;`);
    this.addSql(`drop table if exists "sync_problem" cascade;`);

    this.addSql(`alter table "product" add "last_synced_at" timestamptz(6) null;`);
  }

}
