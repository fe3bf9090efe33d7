import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import ormConfig from '../../mikro-orm.config.ts';
import { startEmbeddedDatabase } from '../platform/db/embeddedDatabase.ts';
import { schemaDifference } from '../platform/db/schemaDifference.ts';

/**
 * Prints the statements that a new migration needs after entities were changed. Compares the entities with a new,
 * migrated database.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-schema-'));
const database = await startEmbeddedDatabase(dataDir, () => undefined);
try {
  const orm = await MikroORM.init({ ...ormConfig, clientUrl: database.migrationDatabaseUrl });
  const statements = await schemaDifference(orm);
  await orm.close(true);
  process.stdout.write(`${statements.join('\n') || 'The migrations create what the entities declare.'}\n`);
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true });
}
