import { Migration } from '@mikro-orm/migrations';

export class Migration20261129144745_policies_in_pieces extends Migration {

  override name = 'Migration20261129144745_policies_in_pieces';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_provider" add "policy_after" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_provider" drop column "policy_after";`);
  }

}
