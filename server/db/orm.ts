import type { MetadataStorage } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityClass, type Options } from '@mikro-orm/postgresql';
import type { PoolConfig } from 'pg';
import { assertPolicies } from './assertPolicies.ts';
import { BindingDriver } from './boundStatements.ts';
import { collateKeys } from './collation.ts';
import { connectionTimeouts, LOG_WITHOUT_VALUES } from './guardedPool.ts';
import { migrations } from './migrations/list.ts';

interface OrmSettings {
  /** The entities of all rooms; none for migrations, which are SQL. */
  entities?: EntityClass<object>[];
  poolSize?: number;
  timeouts?: PoolConfig;
}

function afterDiscovered(storage: MetadataStorage): void {
  collateKeys(storage);
  assertPolicies(storage);
}

/** The options of the ORM, the same for the app, the migrations and the commands. */
export function ormOptions(clientUrl: string, { entities = [], poolSize = 10, timeouts = {} }: OrmSettings): Options {
  return {
    driver: BindingDriver,
    entities,
    clientUrl,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false, afterDiscovered },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
    schemaGenerator: {
      ignoreSchema: ['pgboss'],
      skipTables: ['rate_limit', 'rate_window', 'written_position', 'migration'],
    },
    pool: { min: 0, max: poolSize },
    driverOptions: { ...connectionTimeouts, options: LOG_WITHOUT_VALUES, ...timeouts },
    timezone: 'UTC',
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  };
}

/** Connects the ORM. The caller must close it. */
export async function createOrm(clientUrl: string, settings: OrmSettings): Promise<MikroORM> {
  return MikroORM.init(ormOptions(clientUrl, settings));
}
