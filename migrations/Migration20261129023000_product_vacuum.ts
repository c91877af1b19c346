import { Migration } from '@mikro-orm/migrations';

export class Migration20261129023000_product_vacuum extends Migration {

  override name = 'Migration20261129023000_product_vacuum';

  override up(): void | Promise<void> {
    // Lists count in an index alone as long as the table is swept: a run that moves every tenth price soils every page.
    this.addSql(`alter table "product" set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" reset (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor);`);
  }

}
