import { Migration } from '@mikro-orm/migrations';

export class Migration20261128123507_contact extends Migration {

  override name = 'Migration20261128123507_contact';

  override up(): void | Promise<void> {
    this.addSql(`create table "contact_message" ("id" serial primary key, "full_name" text not null, "email" text not null, "subject" text not null, "message" text not null, "locale" text not null, "state" text not null default 'open', "spam" boolean not null default false, "created_at" timestamptz not null);`);
    this.addSql(`create index "contact_message_state" on "contact_message" ("state", "spam", "id");`);

    this.addSql(`create table "contact_reply" ("id" serial primary key, "message_id" int not null, "text" text not null, "author" text not null, "nonce" text not null, "created_at" timestamptz not null);`);
    this.addSql(`create index "contact_reply_message" on "contact_reply" ("message_id");`);
    this.addSql(`alter table "contact_reply" add constraint "contact_reply_nonce" unique ("nonce");`);

    this.addSql(`create table "messaging_inquiry" ("id" serial primary key, "message_type" text not null, "message" text not null, "locale" text not null, "said_at" timestamptz null, "created_at" timestamptz not null);`);
    this.addSql(`create index "messaging_inquiry_created" on "messaging_inquiry" ("created_at");`);

    this.addSql(`create table "subscriber" ("id" serial primary key, "email" text not null, "state" text not null, "locale" text not null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "left_at" timestamptz null, "asked_at" timestamptz null);`);
    this.addSql(`alter table "subscriber" add constraint "subscriber_email" unique ("email");`);
    this.addSql(`create index "subscriber_state" on "subscriber" ("state", "id");`);

    this.addSql(`alter table "outbox_mail" add "unsubscribe_url" text null, add "reply_to" text null;`);

    this.addSql(`alter table "contact_reply" add constraint "contact_reply_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact_reply" drop constraint "contact_reply_message_id_foreign";`);

    this.addSql(`drop table if exists "contact_message" cascade;`);
    this.addSql(`drop table if exists "contact_reply" cascade;`);
    this.addSql(`drop table if exists "messaging_inquiry" cascade;`);
    this.addSql(`drop table if exists "subscriber" cascade;`);

    this.addSql(`alter table "outbox_mail" drop column "unsubscribe_url", drop column "reply_to";`);
  }

}
