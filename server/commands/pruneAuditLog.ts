import { pruneLog } from '../platform/audit/maintenance.ts';
import { readSettings } from '../platform/settings.ts';

/** Deletes audit entries older than AUDIT_RETENTION_MONTHS, as the database's owner. `npm run audit:prune` */
async function prune(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl, AUDIT_RETENTION_MONTHS: months } = readSettings();
  if (!ownerUrl) throw new Error('MIGRATION_DATABASE_URL: missing');
  const count = await pruneLog(ownerUrl, months);
  process.stdout.write(`Deleted ${count} entries of the audit log that were older than ${months} months.\n`);
}

prune().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
