import { parseArgs } from 'node:util';
import { erasePerson } from '../platform/audit/maintenance.ts';
import { readSettings } from '../platform/settings.ts';

const USAGE = 'Usage: npm run audit:erase -- --user <user id> and/or --email <e-mail>';

/** Erases a person from the audit log; the entries stay. `npm run audit:erase -- --user user_… --email …` */
async function erase(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl } = readSettings();
  if (!ownerUrl) throw new Error('MIGRATION_DATABASE_URL: missing');
  const {
    values: { user: userId, email },
  } = parseArgs({ options: { user: { type: 'string' }, email: { type: 'string' } } });
  if (!userId && !email) throw new Error(USAGE);
  const count = await erasePerson(ownerUrl, { userId, email });
  process.stdout.write(`Erased in ${count} places of the audit log.\n`);
}

erase().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
