import { Migration } from '@mikro-orm/migrations';

export class Migration20261128013100_accounts extends Migration {

  override name = 'Migration20261128013100_accounts';

  override up(): void | Promise<void> {
    this.addSql(`create table "recovery_code" ("id" serial primary key, "user_id" int not null, "code_hash" text not null, "used_at" timestamptz null);`);
    this.addSql(`create index "recovery_code_user" on "recovery_code" ("user_id");`);
    this.addSql(`alter table "recovery_code" add constraint "recovery_code_hash" unique ("code_hash");`);

    this.addSql(`create table "favourite" ("user_id" int not null, "product_id" int not null, "added_at" timestamptz not null, primary key ("user_id", "product_id"));`);
    this.addSql(`create index "favourite_product" on "favourite" ("product_id");`);

    this.addSql(`create table "account_token" ("id" serial primary key, "user_id" int not null, "purpose" text not null, "secret_hash" text not null, "nonce_hash" text not null, "email" citext not null, "wrong_tries" smallint not null default 0, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null);`);
    this.addSql(`alter table "account_token" add constraint "account_token_nonce" unique ("nonce_hash");`);
    this.addSql(`create index "account_token_expires" on "account_token" ("expires_at");`);
    this.addSql(`create index "account_token_user" on "account_token" ("user_id", "purpose");`);
    this.addSql(`create index "account_token_secret" on "account_token" ("secret_hash");`);
    this.addSql(`create index "account_token_email" on "account_token" ("email", "purpose");`);

    this.addSql(`create table "user_address" ("id" serial primary key, "user_id" int not null, "label" text not null default '', "is_default" boolean not null default false, "full_name" text not null, "id_document" text not null default '', "phone" text not null, "state" text not null, "city" text not null, "line1" text not null, "line2" text not null default '', "postal_code" text not null default '', "created_at" timestamptz not null);`);
    this.addSql(`create index "user_address_user" on "user_address" ("user_id");`);
    this.addSql(`create unique index user_address_default on user_address (user_id) where is_default;`);

    this.addSql(`create or replace function "audit_entry_frozen_fn"() returns trigger as \$\$ begin raise exception 'audit entries are only ever added'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE OR DELETE on "audit_entry" for each ROW execute function "audit_entry_frozen_fn"();`);

    this.addSql(`alter table "app_user" add "email_verified_at" timestamptz null, add "locale" text not null default 'es', add "scheme" text not null default 'light', add "currency" text not null default 'VES', add "referral_code" text null, add "totp_secret" text null, add "totp_on_since" timestamptz null, add "totp_last_step" int null;`);
    this.addSql(`create index app_user_search on app_user using gin ((lower(full_name || ' ' || username::text || ' ' || email::text)) gin_trgm_ops);`);
    this.addSql(`create index app_user_admins on app_user (id) where is_admin;`);

    this.addSql(`alter table "session" add "last_seen_at" timestamptz not null default now(), add "address_group" text not null default '', add "user_agent" text not null default '';`);

    this.addSql(`alter table "shop_order" add "erase_requested" boolean not null default false;`);
    this.addSql(`create index shop_order_erase on shop_order (id) where erase_requested;`);

    this.addSql(`alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);

    this.addSql(`alter table "favourite" add constraint "favourite_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "favourite" add constraint "favourite_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "account_token" add constraint "account_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`alter table "account_token" add constraint "account_token_tries" check ((wrong_tries >= 0) AND (wrong_tries <= 5));`);

    this.addSql(`alter table "user_address" add constraint "user_address_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "favourite" cascade;`);
    this.addSql(`drop table if exists "account_token" cascade;`);
    this.addSql(`drop table if exists "user_address" cascade;`);

    this.addSql(`drop index "app_user_search";`);
    this.addSql(`drop index "app_user_admins";`);
    this.addSql(`alter table "app_user" drop column "email_verified_at", drop column "locale", drop column "scheme", drop column "currency", drop column "referral_code", drop column "totp_secret", drop column "totp_on_since", drop column "totp_last_step";`);

    this.addSql(`drop trigger if exists "frozen" on "audit_entry";`);
    this.addSql(`drop function if exists "audit_entry_frozen_fn"();`);

    this.addSql(`alter table "session" drop column "last_seen_at", drop column "address_group", drop column "user_agent";`);

    this.addSql(`drop index "shop_order_erase";`);
    this.addSql(`alter table "shop_order" drop column "erase_requested";`);
  }

}
