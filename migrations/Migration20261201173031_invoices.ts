import { Migration } from '@mikro-orm/migrations';

export class Migration20261201173031_invoices extends Migration {

  override name = 'Migration20261201173031_invoices';

  override up(): void | Promise<void> {
    this.addSql(`create table "invoice_counter" ("year" smallint primary key, "last" int not null);`);

    this.addSql(`create table "invoice" ("id" serial primary key, "number" text not null, "year" smallint not null, "count" int not null, "kind" text not null, "credits_id" int null, "subject_kind" text not null, "subject_id" int not null, "state" text not null, "user_id" int null, "locale" text not null, "billed_to" jsonb not null, "payment" jsonb null, "bolivars" jsonb null, "total_cents" int not null, "paid_cents" int not null default 0, "issued_at" timestamptz not null, "due_at" timestamptz null, "updated_at" timestamptz not null);`);
    this.addSql(`alter table "invoice" add constraint "invoice_number" unique ("number");`);
    this.addSql(`create index "invoice_user" on "invoice" ("user_id");`);
    this.addSql(`create unique index invoice_subject on invoice (subject_kind, subject_id) where kind = 'invoice' and state <> 'void';`);
    this.addSql(`create index "invoice_of" on "invoice" ("subject_kind", "subject_id", "id");`);
    this.addSql(`create unique index invoice_credit on invoice (credits_id) where credits_id is not null;`);
    this.addSql(`alter table "invoice" add constraint "invoice_place" unique ("year", "count");`);

    this.addSql(`create table "invoice_line" ("id" serial primary key, "invoice_id" int not null, "reason" text not null, "name" text not null default '', "text_language" text not null default '', "quantity" int not null default 1, "unit_cents" int not null, "cents" int not null, "card_version" text null);`);
    this.addSql(`create index "invoice_line_invoice" on "invoice_line" ("invoice_id");`);

    this.addSql(`alter table "invoice_counter" add constraint "invoice_counter_last" check (last >= 1);`);

    this.addSql(`alter table "invoice" add constraint "invoice_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`);
    this.addSql(`alter table "invoice" add constraint "invoice_sign" check ((kind = 'invoice' AND credits_id IS NULL AND total_cents > 0) OR (kind = 'credit_note' AND credits_id IS NOT NULL AND total_cents < 0));`);
    this.addSql(`alter table "invoice" add constraint "invoice_paid" check (paid_cents >= 0 AND paid_cents <= abs(total_cents));`);
    this.addSql(`create or replace function "invoice_bills_nobody_else_fn"() returns trigger as \$\$ begin if (new.billed_to <> old.billed_to and new.billed_to->>'fullName' <> '***')
        or (new.user_id <> old.user_id) then
        raise exception 'an invoice never becomes another person''s';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "bills_nobody_else" BEFORE UPDATE on "invoice" for each ROW execute function "invoice_bills_nobody_else_fn"();`);

    this.addSql(`alter table "invoice_line" add constraint "invoice_line_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`);
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_quantity" check (quantity >= 1);`);
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_cents" check (cents = unit_cents * quantity);`);

    // Every order has an invoice from now on, and what was cancelled or paid back a credit note over all of it.
    this.addSql(`insert into invoice (number, year, count, kind, subject_kind, subject_id, state, user_id, locale, billed_to, payment, bolivars, total_cents, paid_cents, issued_at, due_at, updated_at)
      select 'F-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0'), year, count, 'invoice', 'order', id,
        case when state in ('pending_payment', 'payment_review') then 'issued'
          when state = 'cancelled' then 'void'
          when state = 'refunded' then 'refunded'
          else 'paid' end,
        user_id, locale,
        jsonb_build_object(
          'country', coalesce(address->>'country', 've'),
          'fullName', coalesce(address->>'fullName', ''),
          'idDocument', coalesce(address->>'idDocument', ''),
          'state', coalesce(address->>'state', ''),
          'city', coalesce(address->>'city', ''),
          'line1', coalesce(address->>'line1', '')),
        payment, nullif(bolivars, 'null'::jsonb), total_cents,
        case when state in ('pending_payment', 'payment_review', 'cancelled') then 0 else total_cents end,
        placed_at, pay_until, updated_at
      from (
        select *, coalesce(nullif(billing_address, 'null'::jsonb), shipping_address) as address,
          row_number() over (partition by year order by id) as count
        from (select *, extract(year from placed_at at time zone 'America/Caracas')::int as year from shop_order) dated
      ) placed order by id;`);
    this.addSql(`insert into invoice_line (invoice_id, reason, name, text_language, quantity, unit_cents, cents)
      select invoice.id, 'goods', line.name, line.text_language, line.quantity, line.unit_cents, line.total_cents
      from order_line line join invoice on invoice.subject_id = line.order_id order by line.id;`);
    this.addSql(`insert into invoice_line (invoice_id, reason, unit_cents, cents, card_version)
      select invoice.id,
        case charge->>'code' when 'freight' then 'freight_' || placed.service else charge->>'code' end,
        (charge->>'cents')::int, (charge->>'cents')::int, placed.rate_card_version
      from shop_order placed join invoice on invoice.subject_id = placed.id
        cross join jsonb_array_elements(placed.charges) with ordinality as each (charge, place)
      where charge->>'code' <> 'goods' order by placed.id, place;`);
    this.addSql(`insert into invoice (number, year, count, kind, credits_id, subject_kind, subject_id, state, user_id, locale, billed_to, total_cents, issued_at, updated_at)
      select 'F-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0'), year, count, 'credit_note', id, 'order', subject_id, 'issued',
        user_id, locale, billed_to, -total_cents, updated_at, updated_at
      from (
        select ended.*, coalesce(billed.count, 0) + row_number() over (partition by new_year order by id) as new_count
        from (
          select *, extract(year from updated_at at time zone 'America/Caracas')::int as new_year
          from invoice where state in ('void', 'refunded')
        ) ended left join (select year, count(*) from invoice group by year) billed on billed.year = ended.new_year
      ) taken (id, number, old_year, old_count, kind, credits_id, subject_kind, subject_id, state, user_id, locale, billed_to, payment, bolivars, total_cents, paid_cents, issued_at, due_at, updated_at, year, count)
      order by id;`);
    this.addSql(`insert into invoice_line (invoice_id, reason, name, text_language, quantity, unit_cents, cents, card_version)
      select note.id, line.reason, line.name, line.text_language, line.quantity, -line.unit_cents, -line.cents, line.card_version
      from invoice note join invoice_line line on line.invoice_id = note.credits_id order by note.id, line.id;`);
    this.addSql(`insert into invoice_counter (year, last) select year, max(count) from invoice group by year;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_invoice_id_foreign";`);

    this.addSql(`drop table if exists "invoice_counter" cascade;`);
    this.addSql(`drop trigger if exists "bills_nobody_else" on "invoice";`);
    this.addSql(`drop function if exists "invoice_bills_nobody_else_fn"();`);
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "invoice_line" cascade;`);
  }

}
