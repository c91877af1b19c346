import { Migration } from '@mikro-orm/migrations';

export class Migration20261130165100_know_who_placed_an_order extends Migration {

  override name = 'Migration20261130165100_know_who_placed_an_order';

  override up(): void | Promise<void> {
    this.addSql(`alter table "shop_order" add "browser_hash" text null;`);
    this.addSql(`create index shop_order_browser on shop_order (browser_hash) where browser_hash is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "shop_order_browser";`);
    this.addSql(`alter table "shop_order" drop column "browser_hash";`);
  }

}
