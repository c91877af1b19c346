import { Migration } from '@mikro-orm/migrations';

export class Migration20261130155013_bound_unpaid_stock extends Migration {

  override name = 'Migration20261130155013_bound_unpaid_stock';

  override up(): void | Promise<void> {
    this.addSql(`create table "stock_watch" ("id" smallint primary key, "held_pieces" int not null, "held_cents" bigint not null, "pieces_for_sale" bigint not null, "much_since" timestamptz null, "counted_at" timestamptz not null);`);

    this.addSql(`alter table "shop_order" add "hold_until" timestamptz null, add "pieces_held" boolean not null default true, add "placed_from" text null;`);
    this.addSql(`create index shop_order_hold on shop_order (hold_until) where state = 'pending_payment' and pieces_held;`);
    this.addSql(`create index shop_order_placed_from on shop_order (placed_from) where placed_from is not null;`);
    this.addSql(`create index shop_order_held on shop_order (id) where pieces_held and state in ('pending_payment', 'payment_review');`);

    this.addSql(`alter table "stock_watch" add constraint "stock_watch_one_row" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stock_watch" cascade;`);

    this.addSql(`drop index "shop_order_hold";`);
    this.addSql(`drop index "shop_order_placed_from";`);
    this.addSql(`drop index "shop_order_held";`);
    this.addSql(`alter table "shop_order" drop column "hold_until", drop column "pieces_held", drop column "placed_from";`);
  }

}
