import { Migration } from '@mikro-orm/migrations';

export class Migration20261201170234_payment_methods extends Migration {

  override name = 'Migration20261201170234_payment_methods';

  override up(): void | Promise<void> {
    this.addSql(`create table "payment_method" ("id" serial primary key, "kind" text not null, "name" text not null default '', "details" jsonb not null, "bank_cleared" boolean not null default false, "instructions" jsonb not null, "position" int not null default 0, "active" boolean not null default false, "active_from" date null, "active_to" date null, "least_cents" int null, "most_cents" int null, "fee_basis_points" int not null default 0, "fee_cents" int not null default 0, "demo" boolean not null default false, "updated_at" timestamptz not null);`);
    this.addSql(`alter table "payment_method" add constraint "payment_method_name" unique ("kind", "name");`);

    this.addSql(`alter table "shop_order" drop constraint "shop_order_bolivars";`);
    this.addSql(`alter table "shop_order" add "payment" jsonb null;`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_bolivars" check ((bolivars IS NULL) OR (payment_method IN ('pago_movil', 'bolivar_transfer')));`);

    // Orders keep what they were told. So far that were examples, which are marked as such from now on.
    this.addSql(`update shop_order set payment_method = 'cash' where payment_method = 'cash_miami';`);
    this.addSql(`update shop_order set payment = jsonb_build_object(
      'kind', payment_method,
      'name', '',
      'instructions', jsonb_build_object('text', '', 'locale', locale),
      'demo', true,
      'fields', case payment_method
        when 'zelle' then '[{"code": "email", "value": "pagos@puente.example"}]'
        when 'bank_transfer' then '[{"code": "bank", "value": "Banco de ejemplo"}, {"code": "routing", "value": "000000000"}, {"code": "account", "value": "0000 0000 0000"}]'
        when 'pago_movil' then '[{"code": "bank", "value": "0000 · Banco de ejemplo"}, {"code": "phone", "value": "0412-0000000"}, {"code": "idDocument", "value": "J-00000000-0"}]'
        when 'binance_pay' then '[{"code": "payId", "value": "000000000"}, {"code": "email", "value": "pagos@puente.example"}]'
        when 'cash' then '[{"code": "address", "value": "100 Example Street, Miami, FL 33100"}, {"code": "phone", "value": "+1 305-555-0100"}]'
        else '[]' end::jsonb);`);

    this.addSql(`alter table "payment_method" add constraint "payment_method_bounds" check (least_cents <= most_cents);`);
    this.addSql(`alter table "payment_method" add constraint "payment_method_period" check (active_from <= active_to);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update shop_order set payment_method = 'cash_miami' where payment_method = 'cash';`);
    this.addSql(`drop table if exists "payment_method" cascade;`);

    this.addSql(`alter table "shop_order" drop constraint "shop_order_bolivars";`);
    this.addSql(`alter table "shop_order" drop column "payment";`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_bolivars" check ((bolivars IS NULL) OR (payment_method = 'pago_movil'::text));`);
  }

}
