import { violatedUniqueConstraint } from '../../../platform/db/violations.ts';

const uniqueIndexes = new Set(['person_confirmed_email', 'user_account_company_email', 'user_account_person_company']);

/**
 * Whether a write failed because another account, or another membership of the company, has the address. The database
 * reports one of the indexes.
 */
export const isEmailConflict = (error: unknown): boolean => uniqueIndexes.has(violatedUniqueConstraint(error) ?? '');
