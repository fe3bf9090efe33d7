import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from './entities.ts';
import { patience } from './guardedPool.ts';
import { migrations } from './migrations/list.ts';

/** One definition for the app, the migrations and the command line. */
export function ormOptions(clientUrl: string, poolSize: number): Options {
  return {
    entities,
    clientUrl,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
    schemaGenerator: { ignoreSchema: ['pgboss'], skipTables: ['rate_limit', 'rate_window', 'migration'] },
    pool: { min: 0, max: poolSize },
    driverOptions: { ...patience },
    timezone: 'UTC',
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  };
}

export async function createOrm(clientUrl: string, poolSize = 10): Promise<MikroORM> {
  return MikroORM.init(ormOptions(clientUrl, poolSize));
}
