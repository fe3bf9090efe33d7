import pg from 'pg';
import { migrations } from '../platform/db/migrationList.ts';
import { createOrm } from '../platform/db/orm.ts';
import { entitiesOf } from '../platform/room.ts';
import { rooms } from '../rooms.ts';

/** Runs statements as the superuser of the test cluster, by default outside of the databases of tests. */
export async function asSuperuser<Row extends object>(text: string, database = 'postgres'): Promise<Row[]> {
  const { href } = Object.assign(new URL(process.env.TEST_SUPERUSER_URL!), { pathname: `/${database}` });
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** Applies all migrations before the given one, by default before the newest. */
export async function migrateToVersionBefore(ownerUrl: string, newest = migrations.at(-1)!.name): Promise<void> {
  const orm = await createOrm(ownerUrl, { entities: entitiesOf(rooms), poolSize: 2 });
  await orm.migrator
    .up({ to: migrations[migrations.findIndex((migration) => migration.name === newest) - 1]!.name })
    .finally(() => orm.close(true));
}

/** SQL of the company to which the rows of an old database belong. */
export const oldCompany = `
  insert into customer
    (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
  values ('cus_1', 'Firma', 'Bo', '1', '1', 'bo@firma.dk', 'Vej 1', '8000', 'Aarhus', now());`;
