import { Migration } from '@mikro-orm/migrations';

export class Migration20261129175113_missing_pieces extends Migration {

  override name = 'Migration20261129175113_missing_pieces';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "missing" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "missing";`);
  }

}
