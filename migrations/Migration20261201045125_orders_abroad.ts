import { Migration } from '@mikro-orm/migrations';

export class Migration20261201045125_orders_abroad extends Migration {

  override name = 'Migration20261201045125_orders_abroad';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "names_nobody_else" on "shop_order";`);
    this.addSql(`drop function if exists "shop_order_names_nobody_else_fn"();`);
    this.addSql(`create or replace function "shop_order_names_nobody_else_fn"() returns trigger as \$\$ begin if (new.email <> old.email and new.email <> 'nobody@invalid')
        or (new.shipping_address <> old.shipping_address and new.shipping_address <> '{"fullName":"***","idDocument":"","phone":"","city":"","line1":"","line2":"","postalCode":""}'::jsonb || jsonb_strip_nulls(jsonb_build_object(
  'state', old.shipping_address->'state', 'country', old.shipping_address->'country')))
        or (new.billing_address is distinct from old.billing_address and new.billing_address is not null)
        or (new.user_id <> old.user_id) then
        raise exception 'the buyer of an order never becomes another';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "names_nobody_else" BEFORE UPDATE on "shop_order" for each ROW execute function "shop_order_names_nobody_else_fn"();`);

    this.addSql(`alter table "user_address" add "country" text not null default 've';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "names_nobody_else" on "shop_order";`);
    this.addSql(`drop function if exists "shop_order_names_nobody_else_fn"();`);
    this.addSql(`create or replace function "shop_order_names_nobody_else_fn"() returns trigger as \$\$ begin if (new.email <> old.email and new.email <> 'nobody@invalid')
        or (new.shipping_address <> old.shipping_address and new.shipping_address <> '{"fullName":"***","idDocument":"","phone":"","city":"","line1":"","line2":"","postalCode":""}'::jsonb || jsonb_build_object('state', old.shipping_address->'state'))
        or (new.billing_address is distinct from old.billing_address and new.billing_address is not null)
        or (new.user_id <> old.user_id) then
        raise exception 'the buyer of an order never becomes another';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "names_nobody_else" BEFORE UPDATE on "shop_order" for each ROW execute function "shop_order_names_nobody_else_fn"();`);

    this.addSql(`alter table "user_address" drop column "country";`);
  }

}
