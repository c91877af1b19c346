import { Migration } from '@mikro-orm/migrations';

export class Migration20261128042155_passkeys extends Migration {

  override name = 'Migration20261128042155_passkeys';

  override up(): void | Promise<void> {
    this.addSql(`create table "passkey_challenge" ("id" serial primary key, "challenge_hash" text not null, "browser_hash" text not null, "purpose" text not null, "user_id" int null, "user_handle" text null, "expires_at" timestamptz not null);`);
    this.addSql(`alter table "passkey_challenge" add constraint "passkey_challenge_hash" unique ("challenge_hash");`);
    this.addSql(`create index "passkey_challenge_user" on "passkey_challenge" ("user_id");`);
    this.addSql(`create index "passkey_challenge_expires" on "passkey_challenge" ("expires_at");`);

    this.addSql(`create table "passkey" ("id" serial primary key, "user_id" int not null, "credential_id" text not null, "public_key" text not null, "user_handle" text not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null);`);
    this.addSql(`create index "passkey_user" on "passkey" ("user_id");`);
    this.addSql(`alter table "passkey" add constraint "passkey_credential" unique ("credential_id");`);

    this.addSql(`create index "audit_entry_actor" on "audit_entry" ("actor_id", "id");`);
    this.addSql(`create index "audit_entry_action" on "audit_entry" ("action", "id");`);

    this.addSql(`alter table "app_user" add "passkey_since" timestamptz null;`);

    this.addSql(`alter table "passkey_challenge" add constraint "passkey_challenge_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);

    this.addSql(`alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`alter table "passkey" add constraint "passkey_counter" check ((counter >= 0) AND (counter <= 4294967295));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey_challenge" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);

    this.addSql(`alter table "app_user" drop column "passkey_since";`);

    this.addSql(`drop index "audit_entry_actor";`);
    this.addSql(`drop index "audit_entry_action";`);
  }

}
