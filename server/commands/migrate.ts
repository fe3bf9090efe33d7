import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { migrateDatabase, undoMigration } from '../platform/db/migrate.ts';
import { readSettings } from '../platform/settings.ts';

/**
 * Runs the pending migrations as the database's owner. Must run before a new version of the portal starts. With
 * `--undo`, undoes the newest migration, before the previous version starts again.
 */
async function migrate(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl, DATABASE_URL: appUrl } = readSettings();
  const missing = [
    ['MIGRATION_DATABASE_URL', ownerUrl],
    ['DATABASE_URL', appUrl],
  ]
    .filter(([, value]) => !value)
    .map(([name]) => `${name}: missing`);
  if (!ownerUrl || !appUrl) throw new Error(missing.join('\n'));
  const { undo } = parseArgs({ options: { undo: { type: 'string' } } }).values;
  if (undo) {
    await undoMigration(ownerUrl, undo);
    process.stdout.write(`Undone: ${undo}\n`);
    return;
  }
  const applied = await migrateDatabase(ownerUrl, decodeURIComponent(new URL(appUrl).username));
  process.stdout.write(applied.length ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n');
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
