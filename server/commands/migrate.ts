import 'reflect-metadata';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { readSettings } from '../platform/settings.ts';

/** Runs the pending migrations as the database's owner. Must run before a new version of the portal starts. */
async function migrate(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl, DATABASE_URL: appUrl } = readSettings();
  const missing = [
    ['MIGRATION_DATABASE_URL', ownerUrl],
    ['DATABASE_URL', appUrl],
  ]
    .filter(([, value]) => !value)
    .map(([name]) => `${name}: missing`);
  if (!ownerUrl || !appUrl) throw new Error(missing.join('\n'));
  const applied = await migrateDatabase(ownerUrl, decodeURIComponent(new URL(appUrl).username));
  process.stdout.write(applied.length ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n');
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
