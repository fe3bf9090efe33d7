import type { Reader } from './Reader.ts';
import type { ReadPool } from './readPool.ts';
import { dbRoles } from './roles.ts';

/** Reads for jobs, and for mails to people whose rows the caller may not see. */
export const systemReader = (reads: Pick<ReadPool, 'run'>): Pick<Reader, 'readAsSystem'> => ({
  readAsSystem: (query) => reads.run({ role: dbRoles.system }, query),
});
