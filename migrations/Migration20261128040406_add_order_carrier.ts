import { Migration } from '@mikro-orm/migrations';

export class Migration20261128040406_add_order_carrier extends Migration {

  override name = 'Migration20261128040406_add_order_carrier';

  override up(): void | Promise<void> {
    this.addSql(`alter table "shop_order" add "carrier" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "shop_order" drop column "carrier";`);
  }

}
