import { Migration } from '@mikro-orm/migrations';

export class Migration20261128160627_dated_network extends Migration {

  override name = 'Migration20261128160627_dated_network';

  override up(): void | Promise<void> {
    this.addSql(`create table "network_version" ("id" serial primary key, "version" text not null, "place" text not null, "figure" text not null, "valid_from" timestamptz not null, "data" jsonb not null, "note" text not null default '', "created_by" int null, "created_at" timestamptz not null);`);
    this.addSql(`alter table "network_version" add constraint "network_version_name" unique ("version");`);
    this.addSql(`create index "network_version_current" on "network_version" ("place", "figure", "valid_from", "id");`);

    // Written by hand: what was changed in place until now is the first version of each figure. No release has gone out
    // with what is dropped here, so that nothing older reads it meanwhile.
    this.addSql(`insert into "network_version" ("version", "place", "figure", "valid_from", "data", "created_at") select code || '-tax-1', code, 'tax', '2020-01-01T00:00:00Z', jsonb_build_object('kind', 'tax', 'taxBasisPoints', tax_basis_points, 'confirmed', tax_confirmed), now() from "shipping_country" order by position;`);
    this.addSql(`insert into "network_version" ("version", "place", "figure", "valid_from", "data", "created_at") select code || '-remote-1', code, 'remote', '2020-01-01T00:00:00Z', jsonb_build_object('kind', 'remote', 'remoteCents', remote_cents, 'confirmed', remote_confirmed), now() from "destination" order by position;`);
    this.addSql(`insert into "network_version" ("version", "place", "figure", "valid_from", "data", "created_at") select destination_code || '-' || service || '-1', destination_code, service, '2020-01-01T00:00:00Z', jsonb_build_object('kind', 'days', 'served', true, 'minDays', min_days, 'maxDays', max_days), now() from "route" order by destination_code, service;`);

    this.addSql(`drop table if exists "route" cascade;`);

    this.addSql(`alter table "destination" drop constraint "destination_remote";`);
    this.addSql(`alter table "destination" drop column "remote_cents", drop column "remote_confirmed";`);

    this.addSql(`alter table "shipping_country" drop constraint "shipping_country_tax";`);
    this.addSql(`alter table "shipping_country" drop column "tax_basis_points", drop column "tax_confirmed";`);

    this.addSql(`create or replace function "network_version_frozen_fn"() returns trigger as \$\$ begin raise exception 'versions of the network are only ever added'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE OR DELETE on "network_version" for each ROW execute function "network_version_frozen_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "route" ("destination_code" text not null, "max_days" smallint not null, "min_days" smallint not null, "service" text not null, primary key ("destination_code", "service"));`);

    this.addSql(`create temporary table "held_figure" as select distinct on (place, figure) * from "network_version" where valid_from <= now() order by place, figure, valid_from desc, id desc;`);
    this.addSql(`insert into "route" ("destination_code", "service", "min_days", "max_days") select place, figure, (data->>'minDays')::smallint, (data->>'maxDays')::smallint from "held_figure" where data->>'kind' = 'days' and (data->>'served')::boolean;`);

    this.addSql(`drop trigger if exists "frozen" on "network_version";`);
    this.addSql(`drop function if exists "network_version_frozen_fn"();`);
    this.addSql(`drop table if exists "network_version" cascade;`);

    this.addSql(`alter table "destination" add "remote_cents" int not null default 0, add "remote_confirmed" boolean not null default false;`);
    this.addSql(`update "destination" set remote_cents = (data->>'remoteCents')::int, remote_confirmed = (data->>'confirmed')::boolean from "held_figure" where place = code and figure = 'remote';`);
    this.addSql(`alter table "destination" add constraint "destination_remote" check (remote_cents >= 0);`);

    this.addSql(`alter table "shipping_country" add "tax_basis_points" int null, add "tax_confirmed" boolean not null default false;`);
    this.addSql(`update "shipping_country" set tax_basis_points = (data->>'taxBasisPoints')::int, tax_confirmed = (data->>'confirmed')::boolean from "held_figure" where place = code and figure = 'tax';`);
    this.addSql(`drop table "held_figure";`);
    this.addSql(`alter table "shipping_country" add constraint "shipping_country_tax" check ((tax_basis_points >= 0) AND (tax_basis_points <= 100000));`);

    this.addSql(`alter table "route" add constraint "route_destination_code_foreign" foreign key ("destination_code") references "destination" ("code");`);
    this.addSql(`alter table "route" add constraint "route_days" check ((min_days > 0) AND (max_days >= min_days));`);
  }

}
