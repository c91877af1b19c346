import { Migration } from '@mikro-orm/migrations';

export class Migration20261128084838_order_bolivars extends Migration {

  override name = 'Migration20261128084838_order_bolivars';

  override up(): void | Promise<void> {
    this.addSql(`alter table "shop_order" add "bolivars" jsonb null;`);
    this.addSql(`alter table "shop_order" add constraint "shop_order_bolivars" check ((bolivars IS NULL) OR (payment_method = 'pago_movil'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "shop_order" drop constraint "shop_order_bolivars";`);
    this.addSql(`alter table "shop_order" drop column "bolivars";`);
  }

}
