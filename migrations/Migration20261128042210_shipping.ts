import { Migration } from '@mikro-orm/migrations';

export class Migration20261128042210_shipping extends Migration {

  override name = 'Migration20261128042210_shipping';

  override up(): void | Promise<void> {
    this.addSql(`create table "destination" ("code" text not null, "country" text not null, "names" jsonb not null, "region" text not null default '', "remote_cents" int not null default 0, "remote_confirmed" boolean not null default false, "position" smallint not null, primary key ("code"));`);

    this.addSql(`create table "rate_card" ("id" serial primary key, "version" text not null, "service" text not null, "zone" text not null, "valid_from" timestamptz not null, "data" jsonb not null, "note" text not null default '', "created_by" int null, "created_at" timestamptz not null);`);
    this.addSql(`alter table "rate_card" add constraint "rate_card_version" unique ("version");`);
    this.addSql(`create index "rate_card_current" on "rate_card" ("zone", "service", "valid_from", "id");`);

    this.addSql(`create table "route" ("destination_code" text not null, "service" text not null, "min_days" smallint not null, "max_days" smallint not null, primary key ("destination_code", "service"));`);

    this.addSql(`create table "route_suspension" ("id" serial primary key, "service" text not null, "country" text not null, "destination" text null, "notice" jsonb not null, "since" timestamptz not null, "until" timestamptz null, "created_by" int not null, "created_at" timestamptz not null, "lifted_at" timestamptz null, "lifted_by" int null);`);

    this.addSql(`create table "saved_quote" ("id" serial primary key, "token_hash" text not null, "locale" text not null, "destination" jsonb not null, "input" jsonb not null, "quote" jsonb not null, "basis" jsonb not null, "customs" jsonb null, "created_at" timestamptz not null, "valid_until" timestamptz not null);`);
    this.addSql(`alter table "saved_quote" add constraint "saved_quote_token" unique ("token_hash");`);
    this.addSql(`create index "saved_quote_valid_until" on "saved_quote" ("valid_until");`);

    this.addSql(`create table "shipping_country" ("code" text not null, "tax_basis_points" int null, "tax_confirmed" boolean not null default false, "position" smallint not null, primary key ("code"));`);

    this.addSql(`create table "shipping_service" ("id" serial primary key, "code" text not null, "names" jsonb not null, "descriptions" jsonb not null, "has_tracking" boolean not null, "position" smallint not null);`);
    this.addSql(`alter table "shipping_service" add constraint "shipping_service_code" unique ("code");`);

    this.addSql(`create table "tariff_counter" ("name" text not null, "version" int not null, primary key ("name"));`);

    this.addSql(`alter table "destination" add constraint "destination_remote" check (remote_cents >= 0);`);

    this.addSql(`create or replace function "rate_card_frozen_fn"() returns trigger as \$\$ begin raise exception 'rate cards are only ever added'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE OR DELETE on "rate_card" for each ROW execute function "rate_card_frozen_fn"();`);

    this.addSql(`alter table "route" add constraint "route_destination_code_foreign" foreign key ("destination_code") references "destination" ("code");`);
    this.addSql(`alter table "route" add constraint "route_days" check ((min_days > 0) AND (max_days >= min_days));`);

    this.addSql(`create or replace function "saved_quote_frozen_fn"() returns trigger as \$\$ begin raise exception 'a stored quote never changes'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE on "saved_quote" for each ROW execute function "saved_quote_frozen_fn"();`);

    this.addSql(`alter table "shipping_country" add constraint "shipping_country_tax" check ((tax_basis_points >= 0) AND (tax_basis_points <= 100000));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "route" drop constraint "route_destination_code_foreign";`);

    this.addSql(`drop table if exists "destination" cascade;`);
    this.addSql(`drop trigger if exists "frozen" on "rate_card";`);
    this.addSql(`drop function if exists "rate_card_frozen_fn"();`);
    this.addSql(`drop table if exists "rate_card" cascade;`);
    this.addSql(`drop table if exists "route" cascade;`);
    this.addSql(`drop table if exists "route_suspension" cascade;`);
    this.addSql(`drop trigger if exists "frozen" on "saved_quote";`);
    this.addSql(`drop function if exists "saved_quote_frozen_fn"();`);
    this.addSql(`drop table if exists "saved_quote" cascade;`);
    this.addSql(`drop table if exists "shipping_country" cascade;`);
    this.addSql(`drop table if exists "shipping_service" cascade;`);
    this.addSql(`drop table if exists "tariff_counter" cascade;`);
  }

}
