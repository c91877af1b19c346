import { Migration } from '@mikro-orm/migrations';

export class Migration20261130172528_bound_newcomers extends Migration {

  override name = 'Migration20261130172528_bound_newcomers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "shop_order" add "placed_by" text null, add "placed_via" text null, add "known_buyer" boolean not null default false;`);
    // A reported payment of somebody who never paid before has an end, too.
    this.addSql(`drop index "shop_order_hold";`);
    this.addSql(`create index shop_order_hold on shop_order (hold_until) where hold_until is not null and pieces_held;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "shop_order_hold";`);
    this.addSql(`create index shop_order_hold on shop_order (hold_until) where state = 'pending_payment' and pieces_held;`);
    this.addSql(`alter table "shop_order" drop column "placed_by", drop column "placed_via", drop column "known_buyer";`);
  }

}
