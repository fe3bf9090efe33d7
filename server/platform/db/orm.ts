import type { MetadataStorage } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityClass, type Options } from '@mikro-orm/postgresql';
import type { PoolConfig } from 'pg';
import type { TimeLimits } from '../timeLimits.ts';
import { assertPolicies } from './assertPolicies.ts';
import { BindingDriver } from './boundStatements.ts';
import { collateKeys } from './collation.ts';
import { connectionTimeouts, LOG_WITHOUT_VALUES } from './guardedPool.ts';
import { migrations } from './migrationList.ts';

interface OrmSettings {
  /** The entities of all rooms; none for migrations, which are SQL. */
  entities?: EntityClass<object>[];
  poolSize?: number;
  limits?: TimeLimits;
  timeouts?: PoolConfig;
}

function afterDiscovered(storage: MetadataStorage): void {
  collateKeys(storage);
  assertPolicies(storage);
}

/** The options of the ORM, the same for the app, the migrations and the commands. */
export function ormOptions(
  clientUrl: string,
  { entities = [], poolSize = 10, limits, timeouts = {} }: OrmSettings,
): Options {
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
    driverOptions: { ...connectionTimeouts(limits), options: LOG_WITHOUT_VALUES, ...timeouts },
    timezone: 'UTC',
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  };
}

/** What the first ORM of the process has found out about the entities, which takes a third of a second. */
let discovered: { entities: EntityClass<object>[]; metadata: MetadataStorage } | undefined;

/** Connects the ORM. The caller must close it. Another ORM with the same entities takes over their metadata. */
export async function createOrm(clientUrl: string, settings: OrmSettings): Promise<MikroORM> {
  const { entities = [] } = settings;
  if (!discovered || !isEqual(discovered.entities, entities)) {
    const orm = await MikroORM.init(ormOptions(clientUrl, settings));
    if (entities.length) discovered ??= { entities, metadata: orm.getMetadata() };
    return orm;
  }
  const orm = await MikroORM.init(ormOptions(clientUrl, { ...settings, entities: [] }));
  const metadata = orm.getMetadata();
  for (const entity of discovered.metadata) metadata.set(entity.class, entity);
  metadata.decorate(orm.em);
  return orm;
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((x, i) => x === b[i]);
