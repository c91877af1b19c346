import { Migration } from '@mikro-orm/migrations';

export class Migration20261201173000_item_conditions extends Migration {

  override name = 'Migration20261201173000_item_conditions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "condition" text null;`);
    this.addSql(`alter table "product" add constraint "product_known_condition" check (condition is null or condition in ('new', 'refurbished', 'used'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop constraint "product_known_condition";`);
    this.addSql(`alter table "product" drop column "condition";`);
  }

}
