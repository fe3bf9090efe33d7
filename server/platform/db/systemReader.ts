import { LoaderCache, type Reader } from './Reader.ts';
import type { ReadPool } from './readPool.ts';
import { dbRoles } from './roles.ts';

/** Reads for jobs, and for mails to people whose rows the caller may not see. */
export function systemReader(reads: Pick<ReadPool, 'run'>): Reader {
  const read: Reader['read'] = (query) => reads.run({ role: dbRoles.system }, query);
  return { read, readAsSystem: read, loaders: new LoaderCache() };
}
