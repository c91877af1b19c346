import { Migration } from '@mikro-orm/migrations';

export class Migration20261127234813_initial extends Migration {

  override name = 'Migration20261127234813_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entry" ("id" serial primary key, "actor_id" int not null, "action" text not null, "object" text not null, "details" jsonb not null, "client_address" text not null, "request_id" text not null, "at" timestamptz not null);`);
    this.addSql(`create index "audit_entry_object" on "audit_entry" ("object");`);

    this.addSql(`create table "import_run" ("id" serial primary key, "fingerprint" text not null, "file_name" text not null, "state" text not null, "records_done" int not null default 0, "created" int not null default 0, "changed" int not null default 0, "unchanged" int not null default 0, "rejected" int not null default 0, "started_at" timestamptz not null default now(), "ended_at" timestamptz null);`);
    this.addSql(`create index "import_run_fingerprint" on "import_run" ("fingerprint");`);

    this.addSql(`create table "outbox_mail" ("id" serial primary key, "message_key" text not null, "recipient" text not null, "subject" text not null, "html" text not null, "plain" text not null, "locale" text not null, "created_at" timestamptz not null default now(), "sent_at" timestamptz null);`);
    this.addSql(`alter table "outbox_mail" add constraint "outbox_mail_key" unique ("message_key");`);

    this.addSql(`create table "product" ("id" serial primary key, "source_store" text not null, "external_id" text not null, "name" text not null, "brand" text not null default '', "model" text not null default '', "category" text not null, "price_cents" int not null, "original_price_cents" int null, "rating_tenths" smallint not null default 0, "review_count" int not null default 0, "stock" int not null default 0, "pre_order" boolean not null default false, "availability" text generated always as (case when pre_order then 'pre_order' when stock = 0 then 'out_of_stock' when stock <= 5 then 'low_stock' else 'in_stock' end) stored not null, "featured" boolean not null default false, "popularity" int not null default 0, "listed" boolean not null default true, "sales_policy" text not null default 'own', "origin" text not null, "weight_thousandths" int null, "weight_unit" text null, "weight_source" text not null default 'none', "length_thousandths" int null, "width_thousandths" int null, "height_thousandths" int null, "size_unit" text null, "images" jsonb not null default '[]', "features" jsonb not null default '[]', "specifications" jsonb not null default '[]', "description" text not null default '', "short_description" text not null default '', "seo_title" text null, "seo_description" text null, "affiliate_url" text null, "original_url" text null, "text_language" text not null default 'en', "last_synced_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "search" tsvector generated always as (catalogue_search_vector(name, brand, model, category)) stored not null);`);
    this.addSql(`create index product_search on product using gin (search) with (fastupdate = off);`);
    this.addSql(`create index product_by_featured on product (featured desc, popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_popularity on product (popularity desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_price on product (price_cents, id, category, source_store, availability) where listed;`);
    this.addSql(`create index product_by_rating on product (rating_tenths desc, review_count desc, id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_newest on product (id desc, category, source_store, availability, price_cents) where listed;`);
    this.addSql(`create index product_by_facet on product (category, source_store, availability, price_cents) where listed;`);
    this.addSql(`alter table "product" add constraint "product_identity" unique ("source_store", "external_id");`);

    this.addSql(`create table "rate_limit" ("key" text not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`);
    this.addSql(`create index "rate_limit_expire" on "rate_limit" ("expire");`);

    this.addSql(`create table "search_spelling" ("spelling" text not null, "word" text not null, primary key ("spelling", "word"));`);

    this.addSql(`create table "search_word" ("word" text not null, "documents" int not null, "named" int not null default 0, primary key ("word"));`);
    this.addSql(`create index search_word_prefix on search_word (word text_pattern_ops);`);

    this.addSql(`create table "app_user" ("id" serial primary key, "full_name" text not null, "username" citext not null, "email" citext not null, "password_hash" text not null, "is_admin" boolean not null default false, "created_at" timestamptz not null default now());`);
    this.addSql(`alter table "app_user" add constraint "app_user_username" unique ("username");`);
    this.addSql(`alter table "app_user" add constraint "app_user_email" unique ("email");`);

    this.addSql(`create table "session" ("id" text not null, "user_id" int not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"));`);
    this.addSql(`create index "session_user" on "session" ("user_id");`);
    this.addSql(`create index "session_expires" on "session" ("expires_at");`);

    this.addSql(`create table "shop_order" ("id" serial primary key, "idempotency_key" text not null, "request_hash" text not null, "cart_id" int not null, "cart_version" int not null, "user_id" int null, "state" text not null, "locale" text not null, "email" text not null, "shipping_address" jsonb not null, "billing_address" jsonb null, "service" text not null, "rate_card_version" text not null, "payment_method" text not null, "payment_reference" text null, "charges" jsonb not null, "total_cents" int not null, "freight" jsonb not null, "estimated" boolean not null default false, "min_days" smallint not null, "max_days" smallint not null, "note" text not null default '', "tracking_number" text null, "placed_at" timestamptz not null, "pay_until" timestamptz not null, "updated_at" timestamptz not null);`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_idempotency" unique ("idempotency_key");`);
    this.addSql(`create index "shop_order_user" on "shop_order" ("user_id");`);
    this.addSql(`create index "shop_order_state" on "shop_order" ("state", "id");`);
    this.addSql(`create index shop_order_email on shop_order (email text_pattern_ops, id);`);
    this.addSql(`create index shop_order_unpaid on shop_order (pay_until) where state = 'pending_payment';`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_cart" unique ("cart_id", "cart_version");`);

    this.addSql(`create table "order_line" ("id" serial primary key, "order_id" int not null, "product_id" int not null, "name" text not null, "brand" text not null default '', "image" text null, "text_language" text not null default 'en', "unit_cents" int not null, "quantity" int not null, "total_cents" int not null);`);
    this.addSql(`create index "order_line_order" on "order_line" ("order_id");`);
    this.addSql(`create index "order_line_product" on "order_line" ("product_id");`);

    this.addSql(`create table "order_event" ("id" serial primary key, "order_id" int not null, "from_state" text null, "to_state" text not null, "actor" text not null, "user_id" int null, "note" text not null default '', "at" timestamptz not null);`);
    this.addSql(`create index "order_event_order" on "order_event" ("order_id");`);

    this.addSql(`create table "cart" ("id" serial primary key, "token_hash" text not null, "user_id" int null, "version" int not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`);
    this.addSql(`alter table "cart" add constraint "cart_token" unique ("token_hash");`);
    this.addSql(`alter table "cart" add constraint "cart_user" unique ("user_id");`);
    this.addSql(`create index "cart_updated" on "cart" ("updated_at");`);

    this.addSql(`create table "cart_line" ("cart_id" int not null, "product_id" int not null, "quantity" int not null, "seen_price_cents" int not null, "added_at" timestamptz not null default now(), primary key ("cart_id", "product_id"));`);
    this.addSql(`create index "cart_line_product" on "cart_line" ("product_id");`);

    this.addSql(`alter table "product" add constraint "product_stock_not_negative" check (stock >= 0);`);
    this.addSql(`alter table "product" add constraint "product_price_positive" check (price_cents > 0);`);
    this.addSql(`alter table "product" add constraint "product_original_price_positive" check (original_price_cents is null or original_price_cents > 0);`);
    this.addSql(`alter table "product" add constraint "product_rating_range" check ((rating_tenths >= 0) AND (rating_tenths <= 50));`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);

    this.addSql(`alter table "shop_order" add constraint "shop_order_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_total" check (total_cents > 0);`);

    this.addSql(`alter table "order_line" add constraint "order_line_order_id_foreign" foreign key ("order_id") references "shop_order" ("id") on delete cascade;`);
    this.addSql(`alter table "order_line" add constraint "order_line_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "order_line" add constraint "order_line_quantity" check ((quantity >= 1) AND (quantity <= 99));`);
    this.addSql(`alter table "order_line" add constraint "order_line_total" check (total_cents = unit_cents * quantity);`);

    this.addSql(`alter table "order_event" add constraint "order_event_order_id_foreign" foreign key ("order_id") references "shop_order" ("id") on delete cascade;`);
    this.addSql(`alter table "order_event" add constraint "order_event_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`);

    this.addSql(`alter table "cart" add constraint "cart_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);

    this.addSql(`alter table "cart_line" add constraint "cart_line_cart_id_foreign" foreign key ("cart_id") references "cart" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_quantity" check ((quantity >= 1) AND (quantity <= 99));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_line" drop constraint "order_line_product_id_foreign";`);
    this.addSql(`alter table "cart_line" drop constraint "cart_line_product_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "shop_order" drop constraint "shop_order_user_id_foreign";`);
    this.addSql(`alter table "order_event" drop constraint "order_event_user_id_foreign";`);
    this.addSql(`alter table "cart" drop constraint "cart_user_id_foreign";`);
    this.addSql(`alter table "order_line" drop constraint "order_line_order_id_foreign";`);
    this.addSql(`alter table "order_event" drop constraint "order_event_order_id_foreign";`);
    this.addSql(`alter table "cart_line" drop constraint "cart_line_cart_id_foreign";`);

    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop table if exists "import_run" cascade;`);
    this.addSql(`drop table if exists "outbox_mail" cascade;`);
    this.addSql(`drop table if exists "product" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "search_spelling" cascade;`);
    this.addSql(`drop table if exists "search_word" cascade;`);
    this.addSql(`drop table if exists "app_user" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "shop_order" cascade;`);
    this.addSql(`drop table if exists "order_line" cascade;`);
    this.addSql(`drop table if exists "order_event" cascade;`);
    this.addSql(`drop table if exists "cart" cascade;`);
    this.addSql(`drop table if exists "cart_line" cascade;`);
  }

}
