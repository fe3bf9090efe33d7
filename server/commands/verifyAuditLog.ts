import { verifyChains } from '../platform/audit/verifyChains.ts';
import { readSettings } from '../platform/settings.ts';

/**
 * Proves that no entry of the audit log was changed or deleted since it was written, and names the first broken entry
 * of each chain. `npm run audit:verify`
 */
async function verify(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl } = readSettings();
  if (!ownerUrl) throw new Error('MIGRATION_DATABASE_URL: missing');
  const { entries, chains, broken } = await verifyChains(ownerUrl);
  for (const { chain, position, entryId, problem } of broken) {
    const place = `company ${chain || 'none'}, position ${position ?? 'none'}, entry ${entryId ?? 'none'}`;
    process.stderr.write(`Broken: ${place}: ${problem}\n`);
  }
  if (broken.length) process.exitCode = 1;
  else process.stdout.write(`The ${entries} entries of the audit log are unbroken in ${chains} chains.\n`);
}

verify().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
