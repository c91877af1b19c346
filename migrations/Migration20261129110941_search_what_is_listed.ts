import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110941_search_what_is_listed extends Migration {

  override name = 'Migration20261129110941_search_what_is_listed';

  override up(): void | Promise<void> {
    this.addSql(`drop index "product_search";`);
    this.addSql(`create index product_search_listed on product using gin (search) with (fastupdate = off) where listed;`);
    this.addSql(`create index product_search_unlisted on product using gin (search) with (fastupdate = off) where not listed;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_search_listed";`);
    this.addSql(`drop index "product_search_unlisted";`);
    this.addSql(`create index product_search on product using gin (search) with (fastupdate = off);`);
  }

}
