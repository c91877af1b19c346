import { Migration } from '@mikro-orm/migrations';

export class Migration20261128085454_product_by_image extends Migration {

  override name = 'Migration20261128085454_product_by_image';

  override up(): void | Promise<void> {
    this.addSql(`create index product_by_image on product using gin (images jsonb_path_ops) with (fastupdate = off);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_by_image";`);
  }

}
