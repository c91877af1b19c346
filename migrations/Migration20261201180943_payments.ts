import { Migration } from '@mikro-orm/migrations';

export class Migration20261201180943_payments extends Migration {

  override name = 'Migration20261201180943_payments';

  override up(): void | Promise<void> {
    this.addSql(`create table "payment" ("id" serial primary key, "invoice_id" int not null, "kind" text not null, "state" text not null, "amount" bigint not null, "paid_on" date not null, "reference" text not null, "payer_name" text not null default '', "bank_code" text not null default '', "phone" text not null default '', "id_document" text not null default '', "reference_key" text not null, "payer_key" text not null, "reported_at" timestamptz not null, "decided_at" timestamptz null);`);
    this.addSql(`create index "payment_invoice" on "payment" ("invoice_id");`);
    this.addSql(`create unique index payment_natural on payment (kind, paid_on, bank_code, payer_key, reference_key) where state <> 'rejected';`);

    this.addSql(`alter table "payment" add constraint "payment_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`);
    this.addSql(`alter table "payment" add constraint "payment_amount" check (amount > 0);`);

    // What orders say of their payment so far: a reference, for all that is owed.
    this.addSql(`insert into payment (invoice_id, kind, state, amount, paid_on, reference, reference_key, payer_key, reported_at, decided_at)
      select invoice.id, placed.payment_method,
        case when placed.state = 'payment_review' then 'in_review'
          when placed.state in ('pending_payment', 'cancelled') then 'rejected'
          when placed.state = 'refunded' then 'refunded'
          else 'confirmed' end,
        case when jsonb_typeof(placed.bolivars) = 'object' then (placed.bolivars->>'centimos')::bigint else placed.total_cents end,
        (told.at at time zone 'America/Caracas')::date, placed.payment_reference,
        coalesce(nullif(ltrim(upper(regexp_replace(placed.payment_reference, '[^[:alnum:]]', '', 'g')), '0'), ''), '0'),
        'order ' || placed.id, told.at,
        case when placed.state = 'payment_review' then null else placed.updated_at end
      from shop_order placed
        join invoice on invoice.subject_kind = 'order' and invoice.subject_id = placed.id and invoice.kind = 'invoice'
        cross join lateral (
          select coalesce(max(at), placed.placed_at) as at from order_event
          where order_id = placed.id and to_state = 'payment_review') told
      where placed.payment_reference is not null order by placed.id;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment" cascade;`);
  }

}
