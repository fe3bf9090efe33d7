import type { Reader } from '../../../platform/db/Reader.ts';
import { activeUsers } from '../users/user.reads.ts';

/** The reseller has few employees, so that they are one page. */
const MOST_EMPLOYEES = 500;

/** The active admins and employees, by name. */
export const employees = (reader: Reader) =>
  reader.read(activeUsers.where('role', '!=', 'USER').orderBy('name').orderBy('id').limit(MOST_EMPLOYEES));
