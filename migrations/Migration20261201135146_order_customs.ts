import { Migration } from '@mikro-orm/migrations';

export class Migration20261201135146_order_customs extends Migration {

  override name = 'Migration20261201135146_order_customs';

  override up(): void | Promise<void> {
    this.addSql(`alter table "shop_order" add "customs" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "shop_order" drop column "customs";`);






  }

}
