import { Migration } from '@mikro-orm/migrations';

export class Migration20261201171000_own_goods extends Migration {

  override name = 'Migration20261201171000_own_goods';

  // Goods of a list of one's own stood under Walmart, whose own numbers are digits alone, and had no page there.
  private move(from: string, to: string): void {
    const moved = `source_store = '${from}' and origin = 'import' and external_id ~ '^[a-z0-9][a-z0-9._-]{0,39}:'
      and original_url is null and affiliate_url is null`;
    this.addSql(`update product_reading r set compared = false from product p where p.id = r.product_id and ${moved.replaceAll(/\b(source_store|origin|external_id|original_url|affiliate_url)\b/g, 'p.$1')};`);
    this.addSql(`update product set source_store = '${to}' where ${moved};`);
    this.addSql(`update product_key k set store = p.source_store from product p where p.id = k.product_id and k.store <> p.source_store;`);
  }

  override up(): void | Promise<void> {
    this.move('walmart', 'own');
  }

  override down(): void | Promise<void> {
    this.move('own', 'walmart');
  }

}
