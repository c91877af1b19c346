import { Migration } from '@mikro-orm/migrations';

export class Migration20261201171000_own_goods extends Migration {

  override name = 'Migration20261201171000_own_goods';

  override up(): void | Promise<void> {
    // Goods of a list of one's own stood under Walmart, whose own numbers are digits alone.
    this.addSql(`update product set source_store = 'own' where origin = 'import' and source_store = 'walmart' and external_id ~ '^[a-z0-9][a-z0-9._-]{0,39}:';`);
    this.addSql(`update product_key k set store = 'own' from product p where p.id = k.product_id and p.source_store = 'own';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update product set source_store = 'walmart' where source_store = 'own';`);
    this.addSql(`update product_key k set store = 'walmart' from product p where p.id = k.product_id and p.source_store = 'walmart';`);
  }

}
