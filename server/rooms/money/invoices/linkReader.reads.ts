import { sees } from '../../../platform/access/policy.ts';
import { scopeOfCaller } from '../../../platform/access/scopeOfCaller.ts';
import { dbRoles, type DbContext } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * The rights with which the account of a company is read for the holder of a signed link: those that the user or the
 * API token has when the link is opened. Undefined when they see no payments of the company by now.
 */
export async function findReaderRights(
  { reads }: Pick<Services, 'reads'>,
  customerId: string,
  readerId: string | undefined,
): Promise<DbContext | undefined> {
  if (readerId === undefined) return { role: dbRoles.system };
  const scope = await scopeOfCaller(reads, customerId, readerId);
  if (!scope || !sees({ scope }, 'FINANCE')) return undefined;
  return { role: dbRoles.customer, customerId, scope };
}
