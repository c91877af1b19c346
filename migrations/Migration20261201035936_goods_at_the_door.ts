import { Migration } from '@mikro-orm/migrations';

export class Migration20261201035936_goods_at_the_door extends Migration {

  override name = 'Migration20261201035936_goods_at_the_door';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "cleared" boolean not null default false;`);

    this.addSql(`alter table "shop_order" add "extras" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "cleared";`);

    this.addSql(`alter table "shop_order" drop column "extras";`);
  }

}
