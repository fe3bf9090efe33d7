import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { PoolConfig } from 'pg';
import { Migrator } from '@mikro-orm/migrations';
import { BindingDriver } from './boundStatements.ts';
import { collateKeys } from './collation.ts';
import { entities } from './entities.ts';
import { patience, WITHOUT_VALUES } from './guardedPool.ts';
import { migrations } from './migrations/list.ts';

/** One definition for the app, the migrations and the command line. */
export function ormOptions(clientUrl: string, poolSize: number, timeouts: PoolConfig = {}): Options {
  return {
    driver: BindingDriver,
    entities,
    clientUrl,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false, afterDiscovered: collateKeys },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
    schemaGenerator: { ignoreSchema: ['pgboss'], skipTables: ['rate_limit', 'rate_window', 'migration'] },
    pool: { min: 0, max: poolSize },
    driverOptions: { ...patience, options: WITHOUT_VALUES, ...timeouts },
    timezone: 'UTC',
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  };
}

export async function createOrm(clientUrl: string, poolSize = 10, timeouts?: PoolConfig): Promise<MikroORM> {
  return MikroORM.init(ormOptions(clientUrl, poolSize, timeouts));
}
